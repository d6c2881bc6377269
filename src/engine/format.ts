import { groupIndian, normalizeMobile } from './typing.ts';

/** India is 5:30 hours ahead of UTC, all year. */
const indiaAheadMs = 5.5 * 3_600_000;

/** The day in India at a moment, as 2026-03-13, whatever the time zone of the phone (§18 "Dates"). */
export function indianDay(atMs: number): string {
  return new Date(atMs + indiaAheadMs).toISOString().slice(0, 10);
}

/** A time with its zone; one without is the time in India. Only four-digit years: a later date may be out of range. */
const moment = /^\d{4}-.*[T ]\d{2}:\d{2}.*(?:Z|[+-]\d{2}(?::?\d{2})?)$/i;

/** A time as databases write it in the form that every browser reads: '2026-03-12 18:30:00 +00' → '2026-03-12T18:30:00+00:00'. */
const isoTime = (text: string) =>
  text
    .replace(/^(.{10}) /, '$1T')
    .replace(' ', '')
    .replace(/([+-]\d\d)(\d\d)?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`);

/** An ISO date with a time as the day in India at that time. Any other text stays. */
export function dateInIndia(iso: string): string {
  const day = iso.slice(0, 10);
  const atMs = Date.parse(isoTime(iso));
  // 31 February is invalid in some browsers, and a day in March in others.
  const isDay = new Date(day).toJSON()?.startsWith(day);
  return isDay && moment.test(iso) && !Number.isNaN(atMs) ? indianDay(atMs) : iso;
}

/** An ISO date: 2026-03-13 → 13 Mar 2026. Any other text stays. */
export function dayMonthYear(iso: string, lang = 'en-IN'): string {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})(?!\d)/.exec(dateInIndia(iso)) ?? [];
  if (!day) return iso;
  // 'Sep', where 'en-IN' has 'Sept'.
  const [locale, style] = lang.startsWith('en') ? (['en-US', 'short'] as const) : ([lang, 'long'] as const);
  const name = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(
    Date.UTC(0, Number(month) - 1),
  );
  return `${Number(day)} ${name} ${year}`;
}

/** Rupees with Indian grouping: 125000 → ₹1,25,000. Paise only where there are any. */
export function rupees(amount: number): string {
  // Without `Intl`, which needs a tenth of a second for its first amount on a cheap phone.
  const [whole = '', paise] = Math.abs(amount).toFixed(2).split('.');
  const text = groupIndian(whole) + (paise === '00' ? '' : `.${paise}`);
  // A no-break space: on a line of its own, the minus would be missed.
  return amount < 0 ? `−\u00a0₹${text}` : `₹${text}`;
}

/** Rupees that are taken off, with a minus: 1770 → −₹1,770. */
export function deducted(amount: number): string {
  return rupees(-Math.abs(amount));
}

/** §8 "Shared handler", 412: first letter upper-case, rest lower-case. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

/** A mobile number with its country prefix: 9876543210, or 919876543210, → +91 98765 43210, on one line. A masked one stays as it came. */
export function formatMobile(text: string): string {
  if (!/^[+\d\s-]*$/.test(text)) return text;
  const digits = normalizeMobile(text);
  return digits.length === 10 ? `+91\u00a0${digits.slice(0, 5)}\u00a0${digits.slice(5)}` : text;
}
