import type { Field } from '#engine/fields.ts';
import { kindOf } from '#engine/fields.ts';

/** The acts of a person: Vitest and Storybook each have a `userEvent` of their own. */
export interface UserActs {
  click(element: HTMLElement): Promise<unknown>;
  clear(element: HTMLElement): Promise<unknown>;
  selectOptions(element: HTMLElement, value: string): Promise<unknown>;
  /** Replaces the text of an input. */
  fill(input: HTMLElement, text: string): Promise<unknown>;
}

/** The input of a field by its name; of a choice, the one with this value. Throws where there is none. */
export function inputOf(root: ParentNode, name: string, value?: string): HTMLInputElement {
  const option = value === undefined ? '' : `[value="${CSS.escape(value)}"]`;
  const input = root.querySelector<HTMLInputElement>(`[name="${name}"]${option}`);
  if (!input) throw new Error(`The step has no input for ${name} ${value ?? ''}.`);
  return input;
}

/** Gives one answer as a person does; an empty one clears a text. */
export async function fillField(user: UserActs, root: ParentNode, name: string, field: Field, value: string) {
  const { control } = kindOf(field).tools;
  if (control === 'radio') {
    if (value) await user.click(inputOf(root, name, value));
  } else if (control === 'select') {
    if (value) await user.selectOptions(inputOf(root, name), value);
  } else if (value) await user.fill(inputOf(root, name), value);
  else await user.clear(inputOf(root, name));
}
