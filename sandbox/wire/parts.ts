import type { Store } from '../store/store.ts';

/** What a sandbox is made of; it reaches for nothing else. */
export interface Parts {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: (line: string) => void;
  /** The origin that borrowers open, where a proxy is in between; the request's own otherwise. */
  readonly publicOrigin?: string | undefined;
}
