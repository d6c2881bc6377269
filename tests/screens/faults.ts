import axe from 'axe-core';
import { finishAnimations } from '../finish-animations.ts';

/** The rules of axe that the colour scheme decides. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The accessibility faults that axe finds on the page, one line each: rule and element. */
export async function faults(runOnly: readonly string[] = tags): Promise<string[]> {
  finishAnimations();
  // What passes is not described.
  const { violations } = await axe.run(document.body, { runOnly: [...runOnly], resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
