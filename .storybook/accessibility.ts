import { cutOff, hiddenInFocus } from '#tests/cut-off.ts';
import { colourRules, faults, pageRules } from '#tests/screens/faults.ts';

const widths = [320, 360, 1280];
const themes = ['light', 'dark'] as const;

/** A window of 1280 × 1024 at a zoom of 400 %. */
const zoomed = [320, 256] as const;

/** The text spacing of WCAG 1.4.12, and text of twice the size. */
const readers = [
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  'p { margin-bottom: 2em !important }',
  ':root { font-size: 200% !important }',
];

/** Ordinary test runs test half of the stories in each theme; test:accessibility tests all in both. */
export const themeOf = (id: string) =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0 ? 'light' : 'dark';

/** What does not fit. A story of a single part, which has no page, may scroll sideways. */
export function doesNotFit(): string[] {
  // Storybook's own headings are hidden.
  const isPage = [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility());
  return cutOff().filter((fault) => isPage || !/scrolls sideways/.test(fault));
}

/** What does not fit once the page has adapted to another size. */
async function doesNotFitNow(): Promise<string[]> {
  for (const _frame of ['layout', 'observers']) await new Promise(requestAnimationFrame);
  return doesNotFit();
}

/** The faults of what a story shows, in every theme and at every width, and with other sizes and spaces of text. */
export async function faultsEverywhere(): Promise<string[]> {
  const { page } = await import('vitest/browser');
  const root = document.documentElement;
  const { theme } = root.dataset;
  const { innerWidth, innerHeight } = globalThis;
  const found: string[] = [];
  for (const width of widths) {
    await page.viewport(width, 740);
    for (const one of themes) {
      root.dataset.theme = one;
      // Only the colours depend on the theme.
      const ofTheme = await faults(one === 'dark' ? colourRules : undefined, pageRules);
      found.push(...ofTheme.map((fault) => `${width} ${one}: ${fault}`));
    }
    found.push(...(await doesNotFitNow()).map((fault) => `${width}: ${fault}`));
  }
  root.dataset.theme = theme;
  for (const css of readers) {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    // Text of twice the size is tested at the width of a phone, wider spacing at the smallest width.
    await page.viewport(css.includes('200%') ? 360 : 320, 740);
    found.push(...(await doesNotFitNow()).map((fault) => `with ${css}: ${fault}`));
    style.remove();
  }
  await page.viewport(...zoomed);
  found.push(...[...(await doesNotFitNow()), ...hiddenInFocus()].map((fault) => `zoomed: ${fault}`));
  await page.viewport(innerWidth, innerHeight);
  return found;
}
