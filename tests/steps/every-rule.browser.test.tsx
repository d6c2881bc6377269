import { describe, expect, test } from 'vitest';
import { breaksOf } from '#authoring/break-rules.ts';
import { exampleAnswers, exampleFacts } from '#authoring/check-answers.ts';
import type { Answers } from '#engine/rule.ts';
import { savingOf } from '#engine/saving.ts';
import { messagesOf } from '#engine/validate.ts';
import { steps } from '#schemas/index.ts';
import { stageStep } from './stage-step.tsx';

const context = { leadID: 48213, facts: exampleFacts, origin: location.origin };

describe.for(steps)('$route', (step) => {
  const breaksByField = Object.groupBy(
    breaksOf(step).filter(({ typed }) => typed),
    ({ field }) => field,
  );

  test.for(Object.entries(breaksByField))(
    'shows the message of each rule of %s under its field, and sends nothing',
    async ([, breaks = []]) => {
      const screen = await stageStep(step);
      const shown = () =>
        [...screen.container.querySelectorAll('[aria-live] > p')].map(({ textContent }) => textContent);
      let given: Partial<Answers> = {};
      for (const { name, answers } of breaks) {
        const changed = Object.entries(answers).filter(([key, value]) => value !== given[key]);
        await screen.fill(Object.fromEntries(changed));
        given = answers;
        await screen.next();
        const expected = messagesOf(step.fields, answers, exampleFacts);
        await expect.poll(shown, { message: name }).toEqual(Object.values(expected));
        await expect.poll(() => document.activeElement?.getAttribute('name')).toBe(Object.keys(expected)[0]);
      }
      expect(screen.server.sentTo(savingOf(step, exampleAnswers(step, {}), context).call)).toEqual([]);
    },
  );
});
