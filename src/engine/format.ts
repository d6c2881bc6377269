import { groupIndian, keepMobile } from './typing.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An ISO date as people here write it: 2026-03-13 → 13 Mar 2026. Any other text is given back as it came. */
export function dayMonthYear(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  const name = months[Number(month) - 1];
  return year && day && name ? `${Number(day)} ${name} ${year}` : iso;
}

/** Rupees with Indian grouping: 125000 → ₹1,25,000. Paise only where there are any. */
export function rupees(amount: number): string {
  const exact = Math.abs(amount).toFixed(2);
  const text = `₹${groupIndian(exact.slice(0, -3))}${exact.endsWith('.00') ? '' : exact.slice(-3)}`;
  return amount < 0 ? `− ${text}` : text;
}

/** What is taken off: 1770 → − ₹1,770, with a true minus sign. */
export function deducted(amount: number): string {
  return rupees(-Math.abs(amount));
}

/** §8 "412": first letter upper-case, rest lower-case. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

/** A mobile number with its country prefix: 9876543210, or 919876543210, → +91 98765 43210. A masked one stays as it came. */
export function formatMobile(text: string): string {
  if (!/^[+\d\s-]*$/.test(text)) return text;
  const digits = keepMobile(text);
  return digits.length === 10 ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : text;
}
