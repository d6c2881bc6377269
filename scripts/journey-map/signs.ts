import type { Lead } from './words.ts';

/** The sign at the end of a line that leads elsewhere than to a screen of its own arrow. */
export function signOf(leads: readonly (Lead | 'keeps')[], x: number, y: number): string {
  if (leads.includes('next step'))
    return `<circle class="sign" cx="${x}" cy="${y}" r="4.5"/><circle class="heart" cx="${x}" cy="${y}" r="1.8"/>`;
  if (leads.includes('named')) return `<circle class="sign" cx="${x}" cy="${y}" r="4.5" stroke-dasharray="2 2.7"/>`;
  if (leads.includes('keeps'))
    return `<path class="sign" d="M${x + 4} ${y - 4}v2a3 3 0 0 1-3 3h-5M${x - 1} ${y - 2}l-3 3 3 3"/>`;
  return leads.includes('away')
    ? `<path class="sign" d="M${x - 4} ${y + 4}L${x + 4} ${y - 4}M${x - 1} ${y - 4}h5v5"/>`
    : '';
}
