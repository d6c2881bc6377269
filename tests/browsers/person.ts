import { type Tab, waitFor } from './tab.ts';

/** Runs in the page: the last usable element whose name or text begins with `name`; from `[`, `name` is a selector. */
export const find = `(name) => {
  const words = (element) => (element.ariaLabel ?? element.innerText ?? '').replace(/\\s+/g, ' ').trim();
  const named = [...document.querySelectorAll('button, a[href], label, summary')].filter((one) => words(one).startsWith(name));
  const all = name.startsWith('[') ? [...document.querySelectorAll(name)] : named;
  return all.filter((one) => !one.closest('[inert], [aria-hidden="true"], :disabled')).at(-1);
}`;

/** Runs in the page: the middle of that element, once it has stopped moving, can be tapped, and is not covered. */
const locate = `(name) => {
  const found = (${find})(name);
  if (!found || document.readyState !== 'complete') return undefined;
  const shown = found.getBoundingClientRect().width > 1 ? found : (found.closest('label') ?? found);
  shown.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = shown.getBoundingClientRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const place = [name, location.href, middle.x, middle.y].join(' ');
  const moved = window.lastPlace !== place;
  window.lastPlace = place;
  if (moved) return undefined;
  // A layer that has just opened ignores taps.
  if (getComputedStyle(shown).pointerEvents === 'none') return undefined;
  const top = document.elementFromPoint(middle.x, middle.y);
  return top && (top.contains(shown) || (top.closest('label') ?? top).contains(shown) || shown.contains(top)) ? middle : undefined;
}`;

const key = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** A person at a page of any browser. */
export function personAt(tab: Pick<Tab, 'open' | 'evaluate' | 'perform'>) {
  const run = (source: string, ...args: readonly unknown[]) =>
    tab.evaluate(`(${source})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`);
  const until = (words: string, source: string, ...args: readonly unknown[]) =>
    waitFor(words, async () => {
      // During a navigation the page cannot run the source.
      const value = await run(source, ...args).catch(() => undefined);
      return value === undefined || value === null || value === false ? undefined : value;
    });

  const person = {
    open: tab.open,
    until,
    path: async () => String(await tab.evaluate('location.pathname')),
    left: (path: string) => until(`${path} is left`, '(path) => location.pathname !== path', path),
    text: (text: string) => until(`'${text}' shows`, '(text) => document.body.innerText.includes(text)', text),
    /** Taps the element that `find` finds. */
    async tap(name: string): Promise<void> {
      // The shape that `locate` returns.
      const { x, y } = (await until(`'${name}' can be tapped`, locate, name)) as { x: number; y: number };
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await tab.perform([{ type: 'pointer', id: 'finger', actions }]);
    },
    /** Types into the control that a tap on its label, or on the element of a selector, focuses. */
    async fill(name: string, text: string): Promise<void> {
      await person.tap(name);
      await until(
        `'${name}' has the focus`,
        '() => document.activeElement?.select && !document.activeElement.select()',
      );
      await tab.perform([{ type: 'key', id: 'keys', actions: [...text].flatMap(key) }]);
    },
    /** Sets the value of a select by script: no driver opens its list, which belongs to the system. */
    async choose(selector: string, value: string): Promise<void> {
      await until(
        `${selector} has the option ${value}`,
        `(selector, value) => {
          const select = document.querySelector(selector);
          if (!select || ![...select.options].some((option) => option.value === value)) return false;
          select.value = value;
          select.dispatchEvent(new Event('change', { bubbles: true }));
          return true;
        }`,
        selector,
        value,
      );
    },
    check: (selector: string) => person.tap(selector),
    filled: (selector: string) =>
      until(`${selector} has a text`, '(selector) => document.querySelector(selector)?.value || false', selector),
  };
  return person;
}
