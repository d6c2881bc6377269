import { useArrivalQuery } from '#screens/kyc/use-arrival-query.ts';
import { BankConnection } from './bank-connection.tsx';

export function Finbox() {
  return <BankConnection query={useArrivalQuery()} />;
}
