import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rules } from './rules.ts';

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

/** The colours of the app: each token is light-dark(light, dark). */
function colours(scheme: 'light' | 'dark'): string {
  const css = readFileSync(tokensFile, 'utf8');
  return used
    .map((token) => {
      const values = new RegExp(`--k-${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
      return `--${token}:${values?.[scheme === 'light' ? 1 : 2]}`;
    })
    .join(';');
}

/** The styles of the picture: it follows the reader's scheme, and brings its own ground for pages that do not. */
export function styles(): string {
  return `<style>
:root{${colours('light')}}
@media (prefers-color-scheme:dark){:root{${colours('dark')}}}
${rules}</style>`;
}
