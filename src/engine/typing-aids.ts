import { normalizeExactDigits, normalizeMobile, normalizeUpperCase, withoutSeparators } from './typing.ts';

/** Turns a typed text into the value of the field; `before` is the value until then. */
export type Typing = (typed: string, before?: string) => string;

interface TypingAid {
  /** What its number counts, as in `{ exactDigits: 6 }`. */
  readonly size: 'none' | 'digits';
  typing(size: number): Typing;
  /** What only the tools read; the product is built without it. */
  readonly tools: { readonly describe: string };
}

/** Every typing aid by the name that a field's `normalize` gives. A new one is one entry here. */
export const typingAids = {
  upperCase: {
    size: 'none',
    typing: () => normalizeUpperCase,
    tools: { describe: 'A code in capitals without separators. Nothing is cut.' },
  },
  withoutSeparators: {
    size: 'none',
    typing: () => withoutSeparators,
    tools: { describe: 'A number without separators. Nothing is cut.' },
  },
  mobile: {
    size: 'none',
    typing: () => normalizeMobile,
    tools: { describe: 'A mobile number without its country prefix.' },
  },
  exactDigits: {
    size: 'digits',
    typing: normalizeExactDigits,
    tools: { describe: 'At most so many digits while typing. A pasted text is not cut.' },
  },
} as const satisfies Readonly<Record<string, TypingAid>>;

type Aids = typeof typingAids;
type AidName = keyof Aids;

/** The typing aid of a field, as data: 'upperCase', { exactDigits: 6 }. It never cuts what a rule reports. */
export type Normalize = {
  [Name in AidName]: Aids[Name]['size'] extends 'none' ? Name : { readonly [Key in Name]: number };
}[AidName];

export function typingOf(normalize: Normalize): Typing {
  const [name, size] = Object.entries(typeof normalize === 'string' ? { [normalize]: 0 } : normalize).flat();
  // `Normalize` has the name of an entry, alone or as its one key.
  return typingAids[name as AidName].typing(Number(size));
}
