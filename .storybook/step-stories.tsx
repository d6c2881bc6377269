import type { StoryContext } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { boundsOf, breakNamed } from '#authoring/break-rules.ts';
import { exampleAnswers, exampleFacts, factsFor } from '#authoring/check-answers.ts';
import { conditionalStates } from '#authoring/conditional-states.ts';
import type { Facts } from '#contract/session.ts';
import type { Field } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { lookupSources } from '#engine/sources.ts';
import type { Step } from '#engine/step.ts';
import { messagesOf } from '#engine/validate.ts';
import { visibleOf } from '#engine/visible.ts';
import { fillField, inputOf } from '#tests/fill-field.ts';
import { finishAnimations } from '#tests/finish-animations.ts';
import { failureText, providerFor } from './provider.ts';
import type { SchemaText } from './schema-page.tsx';
import type { StoryArgs } from './schema-stories.ts';
import { Stage } from './stage.tsx';
import { translated } from './translated.ts';

const SchemaPage = lazy(async () => ({ default: (await import('./schema-page.tsx')).SchemaPage }));

type Playing = StoryContext<StoryArgs>;
type UserEvent = Playing['userEvent'];
type Failure = NonNullable<StoryArgs['save']>;

/** The shared part of every story of a step; its args choose the state. */
export function stepStories(step: Step) {
  return {
    parameters: { layout: 'fullscreen' },
    beforeEach: ({ msw, args }: Playing) => msw.use(...providerFor(step, args)),
    render: (args: StoryArgs, { parameters }: Pick<Playing, 'parameters'>) =>
      args.schema ? (
        <SchemaPage step={step} {...(parameters.schema as SchemaText)} />
      ) : (
        <Stage step={step} facts={borrowerOf(step, args)} {...(args.variant && { variant: args.variant })} />
      ),
    async play(playing: Playing) {
      const { args, canvas } = playing;
      if (args.schema) return;
      await canvas.findByRole('heading', { level: 1 });
      if (args.condition) await showCondition(playing, step, args.condition);
      else if (args.broken) await breakRule(playing, step, args.broken);
      else if (args.inside) await fill(playing.userEvent, step, justInside(step, args.inside));
      else if (args.save) await failToSave(playing, step, args.save);
      else if (args.filled) await fill(playing.userEvent, step, exampleAnswers(step, {}));
      finishAnimations();
    },
  };
}

function stateOf(step: Step, { field, shown }: NonNullable<StoryArgs['condition']>) {
  return conditionalStates(step).find((state) => state.field === field && state.shown === shown);
}

/** A logged-in borrower who sees the field of the story. */
function borrowerOf(step: Step, { condition, broken, inside }: StoryArgs): Facts {
  const facts = condition
    ? (stateOf(step, condition)?.facts ?? exampleFacts)
    : factsFor(step, {}, (broken ?? inside)?.split(':')[0]);
  return { ...facts, loggedIn: true, customerID: '70012' };
}

async function showCondition({ userEvent }: Playing, step: Step, condition: NonNullable<StoryArgs['condition']>) {
  const state = stateOf(step, condition);
  await fill(userEvent, step, state?.answers ?? {}, state?.facts);
  const shown = () => document.querySelector(`[name="${condition.field}"]`) !== null;
  await waitFor(() => expect(shown()).toBe(condition.shown));
}

function justInside(step: Step, rule: string): Answers {
  const bound = boundsOf(step).find(({ name, side }) => name === rule && side === 'inside');
  return bound?.answers ?? exampleAnswers(step, {});
}

async function breakRule({ canvas, userEvent }: Playing, step: Step, rule: string) {
  const { answers, facts } = breakNamed(step, rule);
  await fill(userEvent, step, answers, facts);
  await tap(userEvent, 'Next');
  for (const message of Object.values(messagesOf(step.fields, answers, facts))) {
    await seen(canvas.findByText(translated(message)));
  }
}

async function failToSave({ userEvent }: Playing, step: Step, save: Failure) {
  await fill(userEvent, step, exampleAnswers(step, {}));
  await tap(userEvent, 'Next');
  if (step.confirm?.when === 'beforeSave') await tap(userEvent, step.confirm.yes);
  const text = translated(failureText(save) ?? '');
  if (save === 'stalls') return void (await seen(screen.findByRole('button', { name: text })));
  await expect(await seen(screen.findByRole('alertdialog'))).toHaveTextContent(text);
}

async function tap(userEvent: UserEvent, name: string) {
  await userEvent.click(await screen.findByRole('button', { name: translated(name) }));
}

async function fill(userEvent: UserEvent, step: Step, answers: Answers, facts = factsFor(step)) {
  const { fields } = visibleOf(step.fields, answers, facts);
  for (const [name, field] of Object.entries<Field>(fields)) {
    if (name in answers) await give(userEvent, name, field, answers[name] ?? '');
  }
}

/** Enters one answer. */
async function give(userEvent: UserEvent, name: string, field: Field, value: string) {
  const fill = async (input: HTMLElement, text: string) => {
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste(text);
  };
  await fillField({ ...userEvent, fill }, document, name, field, value);
  // The lookup must end before the field that it fills gets its own answer.
  if (field.kind === 'lookup' && value.length === lookupSources[field.source].atLength) {
    await waitFor(() => expect(inputOf(document, field.fills)).not.toHaveValue(''));
  }
}

/** Waits for an element, and for the end of its animation. */
async function seen(coming: Promise<HTMLElement>) {
  const element = await coming;
  finishAnimations();
  await expect(element).toBeVisible();
  return element;
}
