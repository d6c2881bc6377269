import { readFileSync } from 'node:fs';
import path from 'node:path';
import { size } from './layout.ts';
import type { Lead } from './words.ts';

const tokensFile = path.join(import.meta.dirname, '../../src/ui/tokens.css');
const used = [
  'bg',
  'bg-quiet',
  'surface',
  'text',
  'text-2',
  'text-3',
  'accent',
  'on-accent',
  'accent-tint',
  'accent-track',
  'line',
  'line-control',
  'success',
  'danger',
];

/** The colours of the app itself: the first value of a token is the light one, the second the dark one. */
function colours(scheme: 'light' | 'dark'): string {
  const css = readFileSync(tokensFile, 'utf8');
  return used
    .map((token) => {
      const values = [...css.matchAll(new RegExp(`--k-${token}: (#[0-9a-f]{6})`, 'g'))].map((match) => match[1]);
      return `--${token}:${values[scheme === 'light' ? 0 : 1]}`;
    })
    .join(';');
}

/** The styles of the picture: it follows the reader's scheme, and brings its own ground for pages that do not. */
export function styles(): string {
  return `<style>
:root{${colours('light')}}
@media (prefers-color-scheme:dark){:root{${colours('dark')}}}
text{font-family:Roboto,-apple-system,"Segoe UI",Arial,"Noto Sans",sans-serif;font-size:${size.text}px;fill:var(--text)}
.page{fill:var(--bg-quiet)}
.card{fill:var(--surface);stroke:var(--line)}
.shared{fill:var(--accent-tint);stroke:var(--accent-track)}
.title{font-size:22px;font-weight:700}
.lead{font-size:13px;fill:var(--text-2)}
.part{font-size:14px;font-weight:700;fill:var(--accent)}
.route{font-size:${size.route}px;font-weight:700}
.name{fill:var(--text-3);text-anchor:end}
.stays{fill:var(--text-3)}
.key{fill:var(--text-2)}
.goes{fill:var(--text)}
.number{font-size:10px;font-weight:700;fill:var(--on-accent);text-anchor:middle}
.dot{fill:var(--accent);stroke:var(--bg-quiet);stroke-width:2}
.spine{fill:none;stroke:var(--accent);stroke-width:3;stroke-linecap:round}
.line{fill:none;stroke:var(--line-control);stroke-width:1.4}
.line.good{stroke:var(--success)}
.line.bad{stroke:var(--danger)}
.tip{fill:var(--line-control)}
.tip.good{fill:var(--success)}
.tip.bad{fill:var(--danger)}
.sign{fill:none;stroke:var(--accent);stroke-width:1.5;stroke-linecap:round}
.heart{fill:var(--accent)}
</style>`;
}

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
