import { useSearch } from '@tanstack/react-router';
import { BankConnection } from './bank-connection.tsx';
import { finboxArrival } from './flow.ts';
import { finbox } from './screen.ts';

export function Finbox() {
  const query = useSearch({ strict: false });
  return <BankConnection arrival={() => finboxArrival(query)} links={finbox.links} />;
}
