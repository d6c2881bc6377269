import { BankConnection } from '#screens/approval/finbox/bank-connection.tsx';
import { makeUrl } from './flow.ts';
import { finboxCreate } from './screen.ts';

export function FinboxCreate() {
  return <BankConnection arrival={() => makeUrl} links={finboxCreate.links} />;
}
