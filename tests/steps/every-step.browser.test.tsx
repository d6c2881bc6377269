import { describe, expect, test } from 'vitest';
import { boundsOf } from '#authoring/break-rules.ts';
import { exampleAnswers, exampleFacts } from '#authoring/check-answers.ts';
import type { Answers } from '#engine/rule.ts';
import { savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { steps } from '#schemas/index.ts';
import { colourRules, faults } from '../screens/faults.ts';
import { stageStep } from './stage-step.tsx';

const context = { leadID: 48213, facts: exampleFacts, origin: location.origin };

/** The examples that pass, and what lies just inside each bound where no example does. */
function taken(step: Step): readonly Partial<Answers>[] {
  const inside = boundsOf(step).filter(({ side, typed }) => side === 'inside' && typed);
  const whole = [...step.examples.pass, ...inside.map(({ answers }) => answers)];
  const texts = whole.map((answers) => JSON.stringify(exampleAnswers(step, answers)));
  return whole.filter((_, place) => texts.indexOf(texts[place] ?? '') === place);
}

describe.for(steps)('$route', (step) => {
  test.for(taken(step))('keeps what is no secret, and sends exactly what was answered: %o', async (answers) => {
    const screen = await stageStep(step);
    await screen.fill(answers);
    (document.activeElement as HTMLElement).blur();
    const kept = screen.session.facts().answers;
    for (const [name, value = ''] of Object.entries(answers)) {
      // Some fields write it in capitals.
      expect((kept[name] ?? '').toUpperCase(), name).toBe(step.fields[name]?.secret ? '' : value.toUpperCase());
      if (step.fields[name]?.secret) expect(JSON.stringify({ ...localStorage })).not.toContain(value);
    }
    await screen.next();
    await screen.pass(600);
    if (step.confirm?.when === 'beforeSave') await screen.getByRole('button', { name: step.confirm.yes }).click();
    const { call, body } = savingOf(step, exampleAnswers(step, answers), context);
    await expect.poll(() => screen.server.sentTo(call).map((sent) => sent.body)).toEqual([body]);
  });

  // Everything but the colours is the same in the light scheme, which the stories check.
  test('has enough contrast in the dark scheme, with its errors too', async () => {
    document.documentElement.dataset.theme = 'dark';
    const screen = await stageStep(step);
    expect(await faults(colourRules)).toEqual([]);
    await screen.next();
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBeTruthy();
    expect(await faults(colourRules)).toEqual([]);
    delete document.documentElement.dataset.theme;
  });
});
