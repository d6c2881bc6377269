import { onTestFinished, vi } from 'vitest';

const refuse = (name: string) => () => {
  throw new DOMException('The storage refuses.', name);
};

/** The ways in which a browser stores nothing. Each function simulates one. */
const refusals = {
  'that is forbidden': () => vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse('SecurityError')),
  'that is null': () => vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(null as never),
  'that is full': () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError')),
  'whose every act throws': () => {
    for (const act of ['getItem', 'setItem', 'removeItem', 'clear'] as const)
      vi.spyOn(Storage.prototype, act).mockImplementation(refuse('SecurityError'));
  },
  'that loses what it accepts': () => vi.spyOn(Storage.prototype, 'setItem').mockReturnValue(undefined),
} satisfies Readonly<Record<string, () => unknown>>;

export type Refusal = keyof typeof refusals;
// The type of the names, which Object.keys does not keep.
export const allRefusals = Object.keys(refusals) as Refusal[];

/** Makes the browser store nothing until the end of the test. */
export function refuseStorage(how: Refusal): void {
  refusals[how]();
  // Mocks are restored before the next test: after the last test of a file, the next file would load without a storage.
  onTestFinished(() => void vi.restoreAllMocks());
}
