import axe from 'axe-core';
import { finishAnimations } from '../finish-animations.ts';

/** The rules of axe that the colour scheme decides. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Off in stories: a part is no page with regions, and a fixed bar may cover a button until the page is scrolled. */
export const pageRules = ['region', 'target-size'];

/** The accessibility faults that axe finds, one line each: rule and element. `runOnly`: tags or rules. */
export async function faults(runOnly: readonly string[] = tags, off: readonly string[] = []): Promise<string[]> {
  finishAnimations();
  axe.reset();
  const { violations } = await axe.run(document.body, {
    runOnly: [...runOnly],
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    // What passes is not described.
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
