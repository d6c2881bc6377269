import type { PanDetails } from '#contract/kyc.ts';
import { dayMonthYear } from './format.ts';

/** §2 "A second view shows the fetched PAN, name and date of birth read-only". */
export function panRows(details: PanDetails | null): { label: string; value: string }[] {
  if (!details) return [];
  return [
    { label: 'PAN', value: details.pan_number },
    { label: 'Name', value: details.full_name ?? '' },
    { label: 'Date of birth', value: dayMonthYear(details.dob ?? '') },
  ];
}
