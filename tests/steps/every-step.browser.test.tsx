import { describe, expect, test } from 'vitest';
import { boundsOf, breaksOf } from '#authoring/break-rules.ts';
import { exampleAnswers, factsFor } from '#authoring/check-answers.ts';
import { saveAnswer } from '#contract/application.ts';
import { calls } from '#contract/calls.ts';
import type { Facts } from '#contract/session.ts';
import type { Answers } from '#engine/rule.ts';
import type { Step } from '#engine/step.ts';
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

const keyboards: Readonly<Record<string, string>> = {
  email: 'email',
  digits: 'numeric',
  money: 'numeric',
  masked: 'numeric',
};

/** What a field holds of an answer, read a second time: codes in capitals, codes and numbers without separators. */
function heldBy(field: Step['fields'][string] | undefined, answer: string): string {
  const { kind, normalize } = Object(field);
  if (normalize === 'upperCase') return answer.toUpperCase().replace(/[\s-]/g, '');
  return ['digits', 'masked'].includes(kind) ? answer.replace(/[\s-]/g, '') : answer;
}

/** Whether a text has an answer in it; one of a few characters only as a whole value, since any number may have them. */
const hasAnswer = (text: string, answer: string) =>
  answer.length > 3 ? text.includes(answer) : text.includes(`"${answer}"`) || text.includes(`:${answer}`);

const callOf = ({ save }: Step) => ('call' in save ? calls[save.call] : saveAnswer);

/** What the save of a schema describes, read a second time: answers as their fields hold them, but amounts and days as numbers. */
function bodyOf({ save, fields }: Step, answers: Answers, facts: Facts) {
  const parts = 'call' in save ? Object.entries(save.body) : [['leadID', { session: 'leadID' }] as const];
  const others = parts.map(([key, part]) => {
    const { session, address } = Object(part);
    return [key, session ? facts[session as keyof Facts] : `${location.origin}${address}`];
  });
  const keyOf = (name: string) => {
    if ('key' in save) return save.key;
    return 'keys' in save ? save.keys[name] : parts.find(([, part]) => part === name)?.[0];
  };
  const own = Object.entries(answers).map(([name, written]) => {
    const { kind } = Object(fields[name]);
    const text = heldBy(fields[name], written);
    return [keyOf(name), text && ['money', 'days'].includes(kind) ? Number(text) : text];
  });
  return Object.fromEntries([...others, ...own]);
}

describe.for(steps)('$route', (step: Step) => {
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
        [...screen.container.querySelectorAll('[aria-live] > p > :last-child')].map(({ textContent }) => textContent);
      let given: Partial<Answers> = {};
      for (const { name, field, rule, message, alone, answers } of breaks) {
        const changed = Object.entries(answers).filter(([key, value]) => value !== given[key]);
        await screen.fill(Object.fromEntries(changed));
        given = answers;
        await screen.next();
        // The message of an earlier rule may show instead where other rules are broken, too.
        const expected = alone ? [rule.message] : expect.arrayContaining([message]);
        await expect.poll(shown, { message: name }).toEqual(expected);
        if (alone) await expect.poll(() => document.activeElement?.getAttribute('name')).toBe(field);
      }
      expect(screen.server.sentTo(callOf(step))).toEqual([]);
    },
  );

  test.for(passingAnswers(step))(
    'fills with the right keyboard and autofill, stores every answer that is no secret, sends exactly the answers, and reports none of them: $answers',
    async ({ answers, facts }) => {
      const screen = await stageFor(step, facts);
      await screen.fill(answers);
      (document.activeElement as HTMLElement).blur();
      const kept = screen.session.facts().answers;
      for (const [name, value] of Object.entries(answers)) {
        const { kind, autocomplete, secret } = Object(step.fields[name]);
        const input = screen.field(name);
        const offered = [keyboards[kind] ?? '', autocomplete ?? input.autocomplete];
        const keyboard = input.type === 'email' ? 'email' : input.inputMode;
        expect([keyboard, input.autocomplete], name).toEqual(offered);
        expect(kept[name] ?? '', name).toBe(secret ? '' : heldBy(step.fields[name], value));
        // The session has the borrower's own number.
        if (secret && value !== facts.mobile)
          expect(hasAnswer(Object.values({ ...localStorage }).join(), value), name).toBe(false);
      }
      await screen.next();
      await screen.pass(600);
      const { confirm } = step;
      const confirms = () => confirm && screen.getByRole('button', { name: confirm.yes }).click();
      if (!confirm?.save) await confirms();
      const sent = () => screen.server.sentTo(callOf(step)).map(({ body }) => body);
      await expect.poll(sent).toEqual([bodyOf(step, answers, facts)]);
      if (confirm?.save) await confirms();
      const savedHere = { event: 'step_saved', data: expect.objectContaining({ route: step.route }) };
      await expect.poll(() => screen.reports).toContainEqual(savedHere);
      const reported = JSON.stringify(screen.reports);
      expect(Object.values(answers).filter((value) => value && hasAnswer(reported, value))).toEqual([]);
    },
  );
});
