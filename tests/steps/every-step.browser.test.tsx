import { describe, expect, test } from 'vitest';
import { boundsOf, breaksOf } from '#authoring/break-rules.ts';
import { exampleAnswers, factsFor } from '#authoring/check-answers.ts';
import type { Facts } from '#contract/session.ts';
import type { Answers } from '#engine/rule.ts';
import { savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { messagesOf } from '#engine/validate.ts';
import { steps } from '#schemas/index.ts';
import { stageStep } from './stage-step.tsx';

/** Draws the step for a borrower who sees its fields. */
const stageFor = (step: Step, facts: Facts) => stageStep(step, { facts: { ...facts, loggedIn: true } });

/** The passing examples, and the answers just inside each bound that equal no example. */
function passingAnswers(step: Step) {
  const inside = boundsOf(step).filter(({ side, canBeTyped }) => side === 'inside' && canBeTyped);
  const examples = step.examples.pass.map((example) => {
    const facts = factsFor(step, example);
    return { answers: exampleAnswers(step, example, facts), facts };
  });
  const whole = [...examples, ...inside];
  const texts = whole.map(({ answers }) => JSON.stringify(answers));
  return whole.filter((_, place) => texts.indexOf(texts[place] ?? '') === place);
}

describe.for(steps)('$route', (step) => {
  const breaksByField = Object.groupBy(
    breaksOf(step).filter(({ canBeTyped }) => canBeTyped),
    ({ field }) => field,
  );

  test.for(Object.entries(breaksByField))(
    'shows the message of each rule of %s under its field, and sends nothing',
    async ([, breaks = []]) => {
      const [{ facts } = expect.unreachable()] = breaks;
      const screen = await stageFor(step, facts);
      const shown = () =>
        [...screen.container.querySelectorAll('[aria-live] > p')].map(({ textContent }) => textContent);
      let given: Partial<Answers> = {};
      for (const { name, answers } of breaks) {
        const changed = Object.entries(answers).filter(([key, value]) => value !== given[key]);
        await screen.fill(Object.fromEntries(changed));
        given = answers;
        await screen.next();
        const expected = messagesOf(step.fields, answers, facts);
        await expect.poll(shown, { message: name }).toEqual(Object.values(expected));
        await expect.poll(() => document.activeElement?.getAttribute('name')).toBe(Object.keys(expected)[0]);
      }
      const { call } = savingOf(step, exampleAnswers(step, {}), { facts, origin: location.origin });
      expect(screen.server.sentTo(call)).toEqual([]);
    },
  );

  test.for(passingAnswers(step))(
    'stores every answer that is no secret, and sends exactly the answers: $answers',
    async ({ answers, facts }) => {
      const screen = await stageFor(step, facts);
      await screen.fill(answers);
      (document.activeElement as HTMLElement).blur();
      const kept = screen.session.facts().answers;
      for (const [name, value] of Object.entries(answers)) {
        // Some fields change their text to capitals.
        expect((kept[name] ?? '').toUpperCase(), name).toBe(step.fields[name]?.secret ? '' : value.toUpperCase());
        if (step.fields[name]?.secret) expect(JSON.stringify({ ...localStorage })).not.toContain(value);
      }
      await screen.next();
      await screen.pass(600);
      if (step.confirm?.when === 'beforeSave') await screen.getByRole('button', { name: step.confirm.yes }).click();
      const { call, body } = savingOf(step, answers, { facts, origin: location.origin });
      await expect.poll(() => screen.server.sentTo(call).map((sent) => sent.body)).toEqual([body]);
    },
  );
});
