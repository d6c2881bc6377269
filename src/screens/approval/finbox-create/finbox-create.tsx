import { BankConnection } from '#screens/approval/finbox/bank-connection.tsx';
import { makeUrl } from '#screens/approval/finbox/flow.ts';

export function FinboxCreate() {
  return <BankConnection arrival={() => makeUrl} />;
}
