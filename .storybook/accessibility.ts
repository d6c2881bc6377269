import axe from 'axe-core';
import { cutOff } from '#tests/cut-off.ts';

const widths = [320, 360, 1280];
const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** WCAG 1.4.12, and text of twice the size; 400 % zoom is the narrowest width. */
const readers = [
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  'p { margin-bottom: 2em !important }',
  ':root { font-size: 200% !important }',
];

/** Half of the stories are tested in each theme; test:accessibility takes both. */
export const themeOf = (id: string): Theme =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0 ? 'light' : 'dark';

/** What axe finds, as lines. The colours alone depend on the theme. */
async function violations(theme: Theme): Promise<string[]> {
  axe.reset();
  const found = await axe.run(document.body, {
    ...(theme === 'dark' && { runOnly: ['cat.color'] }),
    // A story of a part is no whole page.
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** What does not fit. A part outside of a page may be wider than it. */
const doesNotFit = () => cutOff().filter((text) => document.querySelector('h1') || !/scrolls sideways/.test(text));

/** The faults of what a story shows, in every theme and at every width, and with other sizes and spaces of text. */
export async function faultsEverywhere(): Promise<string[]> {
  const { page } = await import('vitest/browser');
  const root = document.documentElement;
  const { theme } = root.dataset;
  const { innerWidth, innerHeight } = globalThis;
  const faults: string[] = [];
  for (const width of widths) {
    await page.viewport(width, 740);
    for (const one of themes) {
      root.dataset.theme = one;
      faults.push(...(await violations(one)).map((fault) => `${width} ${one}: ${fault}`));
    }
    faults.push(...doesNotFit().map((text) => `${width}: ${text} is cut off`));
  }
  root.dataset.theme = theme;
  for (const css of readers) {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    // Text of twice the size is for a phone, more space between letters for the narrowest page.
    await page.viewport(css.includes('200%') ? 360 : 320, 740);
    faults.push(...doesNotFit().map((text) => `with ${css}: ${text} is cut off`));
    style.remove();
  }
  await page.viewport(innerWidth, innerHeight);
  return faults;
}
