import type { Locator, Page } from 'playwright';
import type { Field } from '#engine/fields.ts';
import { kindOf } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { lookupSources } from '#engine/sources.ts';
import type { Step } from '#engine/step.ts';

const answerWithinMs = 2_000;

async function fill(control: Locator, field: Field | undefined, value: string): Promise<void> {
  const by = field && kindOf(field).tools.control;
  if (by === 'radio') {
    if (value) await control.and(control.page().locator(`[value="${value}"]`)).check({ force: true });
  } else if (by === 'select') {
    if (value) await control.selectOption(value);
  } else await control.fill(value);
}

/** A code that fills another field has filled it before that one's turn comes, where it is known at all. */
async function waitForLookup(page: Page, field: Field | undefined, value: string): Promise<void> {
  if (field?.kind !== 'lookup' || value.length !== lookupSources[field.source].atLength) return;
  const filled = page.locator(`[name="${field.fills}"]:not(:placeholder-shown)`);
  await filled.waitFor({ timeout: answerWithinMs }).catch(() => {});
}

/** Fills in a step that stands, field by field. Where an answer is empty nothing is chosen. */
export async function fillStep(page: Page, step: Step, answers: Answers): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const field = step.fields[name];
    await fill(page.locator(`[name="${name}"]`), field, value);
    await waitForLookup(page, field, value);
  }
}
