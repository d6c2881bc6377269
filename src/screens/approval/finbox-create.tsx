import { BankConnection } from './bank-connection.tsx';

export function FinboxCreate() {
  return <BankConnection query={{}} />;
}
