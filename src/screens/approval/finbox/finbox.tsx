import { useArrivalQuery } from '#screen/use-arrival-query.ts';
import { BankConnection } from './bank-connection.tsx';
import { finboxArrival } from './flow.ts';
import { finbox } from './screen.ts';

export function Finbox() {
  const query = useArrivalQuery();
  return <BankConnection arrival={() => finboxArrival(query)} links={finbox.links} />;
}
