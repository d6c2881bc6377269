import type { PanDetails } from '#contract/kyc.ts';
import { msg } from '#languages/message.ts';
import { dayMonthYear } from './format.ts';

/** §2 "/enter-your-pan": the second view. */
export function panRows(details: PanDetails | null, lang?: string): { label: string; value: string }[] {
  if (!details) return [];
  return [
    { label: msg('PAN').text, value: details.pan_number },
    { label: msg('Name').text, value: details.full_name ?? '' },
    { label: msg('Date of birth').text, value: dayMonthYear(details.dob ?? '', lang) },
  ];
}
