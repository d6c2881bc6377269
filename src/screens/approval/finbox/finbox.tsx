import { useArrivalQuery } from '#screen/use-arrival-query.ts';
import { BankConnection } from './bank-connection.tsx';

export function Finbox() {
  return <BankConnection query={useArrivalQuery()} />;
}
