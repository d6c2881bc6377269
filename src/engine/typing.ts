/** Turns a typed text into the value of the field; `before` is the value until then. It never cuts what a rule reports. */
export type Typing = (typed: string, before?: string) => string;

/**
 * Turns digits of Indian scripts, Urdu included, and full-width characters into ASCII: १२, ১২ and １２ become 12. The length
 * stays.
 */
export const latin = (text: string) =>
  text
    // In each of these scripts, the code of zero ends with 6.
    .replace(/(?=[\u0900-\u0dff])\p{Nd}/gu, (digit) => String((digit.charCodeAt(0) % 16) - 6))
    // Arabic, Urdu, Santali, Manipuri: here it ends with 0.
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u1c50-\u1c59\uabf0-\uabf9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

const digitsOf = (text: string) => latin(text).replace(/\D/g, '');

/** Spaces of every kind, invisible characters, dashes and currency signs: what people put between digits. */
const separators = /[\s\p{Cc}\p{Cf}\p{Pd}\p{Sc}\u2212]/gu;

/** Whether `text` is `before` with one more character in it, as a key press makes it. */
const isOneMore = (text: string, before: string) =>
  Array.from(text).some((_, index) => text.slice(0, index) + text.slice(index + 1) === before);

/** The digits of a one-time code, `max` of them at most. A whole code that is pasted replaces what was there. */
export function normalizeDigits(max: number) {
  // A pasted message may have other digits before its code: 'Your 4-digit OTP is 4810'.
  const codeIn = (text: string) =>
    latin(text)
      .split(/\D+/)
      .find(({ length }) => length === max);
  return (typed: string, before = ''): string => {
    const added = typed.startsWith(before) ? typed.slice(before.length) : '';
    const digits = digitsOf(added);
    return codeIn(added) ?? (digits.length < max ? (codeIn(typed) ?? digitsOf(typed)) : digits).slice(0, max);
  };
}

/** Marks of direction, control characters and the like; but not those that join or separate the letters of Hindi. */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
const joinersOfNothing = /(^|[ -~])[\u200c\u200d]+/g;

/** A text with ordinary spaces and no invisible characters: a pasted one may have spaces that only look ordinary. */
export const plainText = (typed: string): string =>
  typed
    .replace(/[\p{Z}\t-\r]/gu, ' ')
    .replace(invisible, '')
    .replace(joinersOfNothing, '$1');

/** A number without its separators: an account number. Nothing is cut, so that the rules report what is wrong. */
export const withoutSeparators = (typed: string): string => latin(typed).replace(separators, '');

/** A code in capitals without separators: PAN, IFSC. Nothing is cut, so that the rules report what is wrong. */
export const normalizeUpperCase = (typed: string): string => withoutSeparators(typed).toUpperCase();

/** A number of `length` digits. A key press adds no letter and no digit too many; a pasted text is never cut. */
export function normalizeExactDigits(length: number) {
  return (typed: string, before = ''): string => {
    const text = withoutSeparators(typed);
    const refused = /\D/.test(text) || text.length > length;
    return refused && isOneMore(text, before) ? before : text;
  };
}

const normalizeTenDigits = normalizeExactDigits(10);
/** India's 91 or 0091, a 0 for long distance, or both, before exactly ten digits. */
const prefix = /^(?:0{0,2}91)?0?(?=\d{10}$)/;
const mayBePrefixed = /^(?:0|91)\d*$/;

/** A mobile number without its prefix. While it may begin with a prefix, it can have more than ten digits. */
export function normalizeMobile(typed: string, before = ''): string {
  const text = withoutSeparators(typed).replace(/^tel:|[+().]/gi, '');
  return mayBePrefixed.test(text) ? text.replace(prefix, '') : normalizeTenDigits(text, before);
}

/** What a field's `normalize` can name. */
export const typingAids = {
  upperCase: { typing: normalizeUpperCase, tools: { describe: 'a code in capitals without separators' } },
  mobile: { typing: normalizeMobile, tools: { describe: 'a mobile number without its country prefix' } },
} satisfies Readonly<Record<string, { readonly typing: Typing; readonly tools: { readonly describe: string } }>>;

/** Groups digits the Indian way, the last three and then by two: 125000 → 1,25,000. */
export function groupIndian(digits: string): string {
  const pairs = digits.slice(0, -3).match(/^\d(?=(?:\d\d)*$)|\d\d/g) ?? [];
  return [...pairs, digits.slice(-3)].join(',');
}

/** Groups an Aadhaar number in fours: 999911112222 → 9999 1111 2222. */
export function groupAadhaar(digits: string): string {
  return digits.replace(/\d{4}(?=\d)/g, '$& ');
}
