import { onTestFinished, vi } from 'vitest';

const refuse = (name: string) => () => {
  throw new DOMException('The storage refuses.', name);
};

/** The ways in which a browser keeps nothing, each put in place by a function. */
const refusals = {
  'that is forbidden': () => replaceStorage(refuse('SecurityError')),
  'that is null': () => replaceStorage(() => null),
  'that is full': () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError')),
  'whose every act throws': () => {
    for (const act of ['getItem', 'setItem', 'removeItem', 'clear'] as const)
      vi.spyOn(Storage.prototype, act).mockImplementation(refuse('SecurityError'));
  },
  'that loses what it accepts': () => vi.spyOn(Storage.prototype, 'setItem').mockReturnValue(undefined),
} satisfies Readonly<Record<string, () => unknown>>;

export type Refusal = keyof typeof refusals;
// The keys of the table are its type.
export const allRefusals = Object.keys(refusals) as Refusal[];

function replaceStorage(get: () => null): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
  onTestFinished(() => void (before && Object.defineProperty(globalThis, 'localStorage', before)));
}

/** The browser keeps nothing until the test is over. */
export function refuseStorage(how: Refusal): void {
  refusals[how]();
  onTestFinished(() => void vi.restoreAllMocks());
}
