import type { FormDriver } from '../scripts/journey/fill.ts';

/** The acts of a person: Vitest and Storybook each have a `userEvent` of their own. */
interface UserActs {
  click(element: HTMLElement): Promise<unknown>;
  clear(element: HTMLElement): Promise<unknown>;
  selectOptions(element: HTMLElement, value: string): Promise<unknown>;
  /** Replaces the text of an input. */
  fill(input: HTMLElement, text: string): Promise<unknown>;
}

/** The form control of a selector. Throws where there is none. */
export function inputOf(root: ParentNode, selector: string): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`There is no ${selector}.`);
  return input;
}

/** Fills in a form in this document. `filled` waits for an input that another input fills; by default it does not wait. */
export const documentDriver = (
  root: ParentNode,
  user: UserActs,
  filled: FormDriver['filled'] = async () => {},
): FormDriver => ({
  check: (selector) => user.click(inputOf(root, selector)),
  choose: (selector, value) => user.selectOptions(inputOf(root, selector), value),
  fill: (selector, text) => (text ? user.fill(inputOf(root, selector), text) : user.clear(inputOf(root, selector))),
  filled,
});
