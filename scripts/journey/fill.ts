import type { Page } from 'playwright';
import { kindOf } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { lookupSources } from '#engine/sources.ts';
import type { Step } from '#engine/step.ts';
import { samplePan } from '#sandbox/personas.ts';

/** Fills in a step, field by field. Where an answer is empty, nothing is chosen. */
export async function fillStep(page: Page, step: Step, answers: Answers): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const field = step.fields[name];
    const control = field && kindOf(field).tools.control;
    const inputs = page.locator(`[name="${name}"]`);
    if (control === 'radio') {
      if (value) await inputs.and(page.locator(`[value="${value}"]`)).check({ force: true });
    } else if (control === 'select') {
      if (value) await inputs.selectOption(value);
    } else await inputs.fill(value);
    if (field?.kind !== 'lookup' || value.length !== lookupSources[field.source].atLength) continue;
    // A known code fills its other field.
    const filled = page.locator(`[name="${field.fills}"]:not(:placeholder-shown)`);
    await filled.waitFor({ timeout: 2_000 }).catch(() => {});
  }
}

/** The first passing example of a step, with a PAN that belongs to this borrower alone. */
export function answersOf(step: Step, mobile: string): Answers {
  return { ...step.examples.pass[0], ...(step.route === '/enter-your-pan' && { pan: samplePan(mobile) }) };
}
