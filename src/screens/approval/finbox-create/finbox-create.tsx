import { BankConnection } from '#screens/approval/finbox/bank-connection.tsx';

export function FinboxCreate() {
  return <BankConnection query={{}} />;
}
