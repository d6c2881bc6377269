const zero = '०'.charCodeAt(0);

/** A Hindi keyboard may write its own digits: १२ is 12. */
const latin = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - zero));

const digitsOf = (text: string) => latin(text).replace(/\D/g, '');

/** Keeps the digits of a text, Hindi ones too, `max` of them at most. */
export function keepDigits(max: number) {
  return (typed: string): string => digitsOf(typed).slice(0, max);
}

/** Keeps a text in capitals and without spaces, `max` characters at most: PAN, IFSC. */
export function keepUpperCase(max: number) {
  return (typed: string): string => latin(typed).replace(/\s/g, '').toUpperCase().slice(0, max);
}

/** Keeps `max` characters of a text. */
export function keepUpTo(max: number) {
  return (typed: string): string => latin(typed).slice(0, max);
}

/**
 * Keeps the ten digits of a mobile number, also of one that was pasted or filled in with its country prefix or a leading
 * zero. A number that is typed never holds more than eleven digits here, so that 91 as its own first digits stays.
 */
export function keepMobile(typed: string): string {
  const digits = digitsOf(typed);
  const prefix = digits.length >= 12 ? /^0{0,2}91/ : digits.length === 11 ? /^0/ : /^$/;
  return digits.replace(prefix, '').slice(0, 10);
}

/** Groups digits the Indian way, the last three and then by two: 125000 → 1,25,000. */
export function groupIndian(digits: string): string {
  const pairs = digits.slice(0, -3).match(/^\d(?=(?:\d\d)*$)|\d\d/g) ?? [];
  return [...pairs, digits.slice(-3)].join(',');
}

/** Groups an Aadhaar number in fours: 999911112222 → 9999 1111 2222. */
export function groupAadhaar(digits: string): string {
  return digits.replace(/\d{4}(?=\d)/g, '$& ');
}

/** A money field after one act of typing: what it holds, what it shows, where the caret stands. */
export interface Retyped {
  readonly digits: string;
  /** What was typed behind the amount, point and all: shown while typing, and no part of the amount. */
  readonly paise: string;
  readonly text: string;
  readonly caret: number;
}

interface Retyping {
  /** What the field showed before the act; without it a deleted comma comes back and nothing else happens. */
  readonly before?: string;
  /** What stays of the digits, such as `keepDigits(10)`. */
  readonly keep?: (digits: string) => string;
}

/**
 * A money field's raw text and caret, put in order: grouped the Indian way, the caret after the digit it stood after.
 * Deleting a comma deletes the digit before it. The paise of a pasted '₹1,25,000.00' are left out; those that are typed
 * stand apart, so that 1500.50 is never read as 1,50,050.
 */
export function retypeMoney(
  raw: string,
  caret: number,
  { before = '', keep = (digits) => digits }: Retyping = {},
): Retyped {
  const paise = typedPaise(before, raw);
  const rupees = paise ? raw.slice(0, raw.indexOf('.')) : raw;
  const left = digitsOf(wholeRupees(rupees.slice(0, caret)));
  const head = commaDeleted(before, raw, caret) ? left.slice(0, -1) : left;
  const digits = keep(head + digitsOf(rupees.slice(caret)));
  const text = groupIndian(digits);
  const beyond = Math.max(0, Math.min(caret - rupees.length, paise.length));
  const place = afterDigits(text, Math.min(head.length, digits.length)) + beyond;
  return { digits, paise, text: text + paise, caret: place };
}

/** A point at the end of an amount begins its paise; anywhere else it slipped in. */
function typedPaise(before: string, raw: string): string {
  const begun = before !== '' && (raw === `${before}.` || before.includes('.'));
  return begun ? (/\.\d{0,2}/.exec(raw)?.[0] ?? '') : '';
}

/** Only paise that stand right before the caret were pasted; a point that is typed comes before any digit of them. */
const wholeRupees = (text: string) => text.replace(/\.\d{1,2}\s*$/, '');

function commaDeleted(before: string, raw: string, caret: number): boolean {
  return before[caret] === ',' && raw === before.slice(0, caret) + before.slice(caret + 1);
}

function afterDigits(text: string, count: number): number {
  let seen = 0;
  return Array.from(text).findIndex((character) => character !== ',' && ++seen === count) + 1;
}
