import type { Locator, Page } from 'playwright';
import type { Field } from '#engine/fields.ts';
import { kindOf } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { lookupSources } from '#engine/sources.ts';
import type { Step } from '#engine/step.ts';
import { samplePan } from '#sandbox/personas.ts';

const answerWithinMs = 2_000;

async function fill(control: Locator, field: Field | undefined, value: string): Promise<void> {
  const by = field && kindOf(field).tools.control;
  if (by === 'radio') {
    if (value) await control.and(control.page().locator(`[value="${value}"]`)).check({ force: true });
  } else if (by === 'select') {
    if (value) await control.selectOption(value);
  } else await control.fill(value);
}

/** Waits until a lookup has filled its other field, where the code is known. */
async function waitForLookup(page: Page, field: Field | undefined, value: string): Promise<void> {
  if (field?.kind !== 'lookup' || value.length !== lookupSources[field.source].atLength) return;
  const filled = page.locator(`[name="${field.fills}"]:not(:placeholder-shown)`);
  await filled.waitFor({ timeout: answerWithinMs }).catch(() => {});
}

/** Fills in a step, field by field. Where an answer is empty, nothing is chosen. */
export async function fillStep(page: Page, step: Step, answers: Answers): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const field = step.fields[name];
    await fill(page.locator(`[name="${name}"]`), field, value);
    await waitForLookup(page, field, value);
  }
}

/** The first passing example of a step, with a PAN that belongs to this borrower alone. */
export function answersOf(step: Step, mobile: string): Answers {
  return { ...step.examples.pass[0], ...(step.route === '/enter-your-pan' && { pan: samplePan(mobile) }) };
}
