import axe from 'axe-core';
import { finishAnimations } from '../finish-animations.ts';

/** The rules of axe whose result depends on the colour scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that are off in stories: a part has no regions, and a fixed bar may cover a button until the page is scrolled. */
export const pageRules = ['region', 'target-size'];

/** The accessibility faults that axe finds, one line each: rule and element. `runOnly`: tags or rules. */
export async function faults(runOnly: readonly string[] = tags, off: readonly string[] = []): Promise<string[]> {
  finishAnimations();
  axe.reset();
  const { violations } = await axe.run(document.body, {
    runOnly: [...runOnly],
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    // Leaves out the descriptions of the rules that pass.
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
