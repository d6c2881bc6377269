import { isLoopback } from '../hosts.ts';
import type { Act } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

/**
 * The address of a partner's page, on the origin the app itself was opened at, so that a proxy in between does not matter.
 * A return address must be the app's own or on this machine: the partner sends the borrower back there.
 */
export function pageAt({ origin }: Act, callBackUrl: string, path: string): (id: string) => string {
  const back = URL.canParse(callBackUrl) ? new URL(callBackUrl) : undefined;
  if (!back || !/^https?:$/.test(back.protocol) || (back.host !== new URL(origin).host && !isLoopback(back.hostname))) {
    refuse(400, 'The return address must be one of this app.');
  }
  return (id) => new URL(path + id, back).href;
}
