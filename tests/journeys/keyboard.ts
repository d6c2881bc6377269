import type { Page } from '@playwright/test';
import { find, personAt } from '../browsers/person.ts';

const mostPresses = 60;

/** Runs in the page: whether the focus is on an element, or on the control of a label. */
const hasFocus = `(name) => {
  const found = (${find})(name);
  return found !== undefined && document.activeElement === (found.control ?? found);
}`;

/** A person who has only a keyboard. Each act fails if the focus was lost. */
export function keyboardPersonAt(page: Page) {
  const { keyboard } = page;
  const person = personAt({
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    perform: () => Promise.reject(new Error('There is no mouse.')),
  });

  /** Presses a key until an expression of the page is true. */
  async function pressUntil(key: string, isThere: string, name: string): Promise<void> {
    for (let presses = 0; presses < mostPresses; presses += 1) {
      if (await page.evaluate(isThere)) return;
      await keyboard.press(key);
    }
    throw new Error(`'${name}' is not reached with ${mostPresses} presses of ${key}.`);
  }
  const isOn = (selector: string) => `document.activeElement.matches(${JSON.stringify(selector)})`;

  /** Presses Tab until the focus is on a control. */
  async function focus(name: string): Promise<void> {
    await person.until(`'${name}' is there`, `(name) => (${find})(name) !== undefined`, name);
    await person.until(
      `the focus is somewhere before '${name}'`,
      // The app sets no focus on the first page, and pages of partners are not ours.
      '() => document.activeElement !== document.body || /^.(sandbox|$)/.test(location.pathname)',
    );
    await pressUntil('Tab', `(${hasFocus})(${JSON.stringify(name)})`, name);
  }

  /** Tab reaches a group of radio buttons once; the arrow keys choose in it. */
  async function chooseRadio(selector: string): Promise<void> {
    const [group = ''] = /^\[name="[^"]+"\]/.exec(selector) ?? [];
    await pressUntil('Tab', isOn(group), group);
    await keyboard.press('Space');
    await pressUntil('ArrowDown', isOn(selector), selector);
  }

  return {
    ...person,
    check: chooseRadio,
    async tap(name: string): Promise<void> {
      await focus(name);
      const isButton = await page.evaluate(isOn('button:not([role=checkbox]), a'));
      await keyboard.press(isButton ? 'Enter' : 'Space');
    },
    async fill(name: string, text: string): Promise<void> {
      await focus(name);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    },
    /** Types the first letters of an option, which chooses it. */
    async choose(selector: string, value: string): Promise<void> {
      await focus(selector);
      await keyboard.type(value);
    },
  };
}
