import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Field } from './journey.ts';
import type { Part } from './probe.ts';
import type { Subject } from './subjects.ts';

const maxWaitMs = 10_000;
/** The time between two keys of a person who types. */
const keyGapMs = 110;

/** Waits for two frames, then for the time that a person takes to think. */
export async function rest(page: Page, ms: number): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await sleep(ms);
}

/** The middle of an element of the screen, scrolled into view; undefined where there is none. */
const middleOf = (page: Page, part: Part, key: string, text: string) =>
  page.evaluate(
    ([one, ...names]) => {
      const element = window.bench.find(one, ...names);
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      if (top < 0 || bottom > innerHeight) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element?.getBoundingClientRect();
      return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    },
    [part, key, text] as const,
  );

/** Touches the screen at an element, as a finger does. Waits until the element is there. */
export async function tap(page: Page, part: Part, key = '', text = ''): Promise<void> {
  for (const end = performance.now() + maxWaitMs; performance.now() < end; await sleep(20)) {
    const middle = await middleOf(page, part, key, text);
    if (middle) return page.touchscreen.tap(middle.x, middle.y);
  }
  throw new Error(`no ${part} ${key} ${text} on screen ${await page.evaluate(() => window.bench.screen())}`);
}

async function setText(page: Page, { key, answer }: Field): Promise<void> {
  await tap(page, 'field', key);
  await page.evaluate((name) => {
    const field = window.bench.find('field', name);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }, key);
  await page.keyboard.insertText(answer);
}

/** Chooses from a list that is not a native one. */
async function choose(page: Page, { list }: Subject['page'], field: Field): Promise<void> {
  if (field.kind === 'text') await setText(page, field);
  else {
    // A text field above may remove its error when it loses the focus, which moves the elements below it.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await rest(page, 150);
    if (list) await tap(page, 'opener', field.key);
  }
  await rest(page, 300);
  await tap(page, 'listed', field.key, field.answer);
  await rest(page, 300);
}

/** Chooses from a native list. Playwright's `selectOption` would add a megabyte of its own scripts to the page's heap. */
const select = (page: Page, { key, answer }: Field) =>
  page.evaluate(
    ([name, label]) => {
      const field = window.bench.find('field', name);
      const option = field instanceof HTMLSelectElement && Array.from(field.options).find((one) => one.label === label);
      if (!option) throw new Error(`no option ${label} in ${name}`);
      option.selected = true;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [key, answer] as const,
  );

export async function fill(page: Page, subject: Subject, field: Field): Promise<void> {
  const { key, kind, answer } = field;
  if (subject.page.list?.keys.includes(key)) await choose(page, subject.page, field);
  else if (kind === 'choice') await tap(page, 'option', key, answer);
  else if (kind === 'text') await setText(page, field);
  else await select(page, field);
}

/** Types an answer key by key. Returns the time from each key to the next painted frame, in ms. */
export async function typeKeys(page: Page, { key, answer }: Field): Promise<number[]> {
  await tap(page, 'field', key);
  await rest(page, 300);
  await page.evaluate(() => window.bench.armKeys());
  for (const character of answer) {
    await page.keyboard.press(character);
    await sleep(keyGapMs);
  }
  await rest(page, 200);
  return page.evaluate(() => window.bench.endKeys());
}
