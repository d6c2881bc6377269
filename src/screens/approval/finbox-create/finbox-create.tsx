import { BankConnection } from '#screens/approval/finbox/finbox.tsx';
import { makeUrl } from './flow.ts';

/** §2 "/finbox-create": the screen of /finbox, which always requests a new address. */
export function FinboxCreate() {
  return <BankConnection outcome={() => makeUrl} />;
}
