import type { PanDetails } from '#contract/kyc.ts';
import { dayMonthYear } from './format.ts';

/** §2 "/enter-your-pan": the second view. */
export function panRows(details: PanDetails | null): { label: string; value: string }[] {
  if (!details) return [];
  return [
    { label: 'PAN', value: details.pan_number },
    { label: 'Name', value: details.full_name ?? '' },
    { label: 'Date of birth', value: dayMonthYear(details.dob ?? '') },
  ];
}
