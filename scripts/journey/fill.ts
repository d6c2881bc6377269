import type { Page } from 'playwright';
import { exampleAnswers } from '#authoring/check-answers.ts';
import { kindOf } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { lookupSources } from '#engine/sources.ts';
import type { Step } from '#engine/step.ts';
import { samplePan } from '#sandbox/personas.ts';
import { exampleFactsOf } from '#sandbox/services/seed.ts';

/** Fills in a form: Playwright here; a WebDriver, a keyboard or a script in the tests. Controls are named by selectors. */
export interface FormDriver {
  check(selector: string): Promise<unknown>;
  choose(selector: string, value: string): Promise<unknown>;
  fill(selector: string, text: string): Promise<unknown>;
  /** Waits until an input has a text. */
  filled(selector: string): Promise<unknown>;
}

export const pageDriver = (page: Page): FormDriver => ({
  check: (selector) => page.locator(selector).check({ force: true }),
  choose: (selector, value) => page.locator(selector).selectOption(value),
  fill: (selector, text) => page.locator(selector).fill(text),
  filled: (selector) =>
    page
      .locator(`${selector}:not(:placeholder-shown)`)
      .waitFor({ timeout: 2_000 })
      .catch(() => {}),
});

/** Fills in a step, field by field. Where an answer is empty, nothing is chosen. */
export async function fillStep(driver: FormDriver, step: Step, answers: Partial<Answers>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const field = step.fields[name];
    if (!field || value === undefined) continue;
    const { control } = kindOf(field).tools;
    const input = `[name="${name}"]`;
    if (control === 'radio') {
      if (value) await driver.check(`${input}[value="${value}"]`);
    } else if (control === 'select') {
      if (value) await driver.choose(input, value);
    } else await driver.fill(input, value);
    // A known code fills its other field.
    if (field.kind === 'lookup' && value.length === lookupSources[field.source].atLength)
      await driver.filled(`[name="${field.fills}"]`);
  }
}

/** The first passing example of a step, without the fields that a new borrower does not see, and with a PAN of their own. */
export function answersOf(step: Step, mobile: string): Answers {
  const shown = exampleAnswers(step, {}, exampleFactsOf());
  return { ...shown, ...(step.route === '/enter-your-pan' && { pan: samplePan(mobile) }) };
}
