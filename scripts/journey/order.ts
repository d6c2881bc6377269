import { breakNamed, rulesOf } from '#authoring/break-rules.ts';
import type { Route } from '#contract/routes.ts';
import { isRoute, routes } from '#contract/routes.ts';
import type { Step } from '#engine/step.ts';
import { callNames, faultKinds } from '#sandbox/control/fault-form.ts';
import type { Persona } from '#sandbox/personas.ts';
import { steps } from '#schemas/index.ts';
import type { Language } from '#session/language.ts';
import { BadOrder, meant } from './bad-order.ts';
import type { Fault } from './sandbox.ts';
import { usualPersona } from './ways.ts';
import { personaNamed } from './who.ts';

/** What is asked for, as it is written on the command line or in a test. */
export interface Asked {
  readonly to?: string | undefined;
  readonly persona?: string | undefined;
  readonly break?: string | undefined;
  readonly fault?: string | undefined;
  readonly clock?: string | undefined;
  readonly language?: string | undefined;
}

/** The same, understood. */
export interface Order {
  readonly to: Route;
  readonly persona: Persona | undefined;
  readonly breaks: { readonly step: Step; readonly named: string } | undefined;
  readonly fault: Fault | undefined;
  readonly clock: { readonly minutes: number; readonly written: string } | undefined;
  readonly language: Language | undefined;
}

function routeOf(written: string): Route {
  const route = written.startsWith('/') ? written : `/${written}`;
  return isRoute(route) ? route : meant('route', written, routes, 'src/contract/routes.ts');
}

/** The step whose rule is to be broken: the one that is asked for, else the one that has such a field. */
function stepOf(named: string, to: Route | undefined): Step {
  const [field = ''] = named.split(':');
  const step = to ? steps.find(({ route }) => route === to) : steps.find(({ fields }) => field in fields);
  if (step) return step;
  if (to) throw new BadOrder(`${to} is no step, so that it has no rule to break. Leave out --break.`);
  return meant(
    'field',
    field,
    steps.flatMap(({ fields }) => Object.keys(fields)),
    'schemas/',
  );
}

/** A rule by a part of its name, where the field has no other such rule: 'name:letters' is name:singleSpacedLetters. */
function inFull(step: Step, named: string): string {
  const [field, part = ''] = named.toLowerCase().split(':');
  const like = rulesOf(step).filter(
    (rule) => rule.field.toLowerCase() === field && part !== '' && rule.rule.toLowerCase().includes(part),
  );
  return like.length === 1 && like[0] ? like[0].name : named;
}

function broken(written: string, to: Route | undefined): Order['breaks'] {
  const step = stepOf(written, to);
  const named = inFull(step, written);
  try {
    const { typed } = breakNamed(step, named);
    if (typed) return { step, named };
  } catch (error) {
    throw error instanceof Error ? new BadOrder(error.message) : error;
  }
  throw new BadOrder(`${written}: its input lets nobody type what breaks it.`);
}

const faultForms = ['500', 'refuse', 'stall', 'stall:10', 'nonsense', 'drop', 'lose answer'];

/** 'saveAnswer:500', 'saveAnswer:stall:10', 'saveAnswer:drop'. */
function faultOf(written: string): Fault {
  const [name = '', how = '500', seconds] = written.split(':');
  const call = callNames.find((known) => known === name) ?? meant('call', name, callNames, 'docs/api.md');
  if (/^[45]\d\d$/.test(how)) return { call, kind: 'refuse', status: Number(how) };
  const kind = how.replaceAll('-', ' ');
  if (!(kind in faultKinds)) meant('fault', how, faultForms, 'sandbox/README.md');
  if (seconds !== undefined && !/^\d{1,3}$/.test(seconds))
    meant('fault', written, [`${name}:stall:10`], 'sandbox/README.md');
  return { call, kind, ...(seconds && { seconds: Number(seconds) }) };
}

const minutesIn = { m: 1, h: 60, d: 1_440 } as const;

/** '+2d', '+3h', '+90m'. */
function clockOf(written: string): Order['clock'] {
  const [, count, unit] = /^\+?(\d{1,5})([dhm])$/.exec(written) ?? [];
  if (!count) throw new BadOrder(`'${written}' is no time to move the clock by. Write +2d, +3h or +90m.`);
  return { written: count + unit, minutes: Number(count) * minutesIn[unit as keyof typeof minutesIn] };
}

function languageOf(written: string): Language {
  if (written === 'en' || written === 'hi') return written;
  throw new BadOrder(`'${written}' is no language of the app. Write en or hi.`);
}

/** Understands what is asked for, or refuses it in one line. */
export function readOrder({ to, persona, break: named, fault, clock, language }: Asked): Order {
  const asked = to === undefined ? undefined : routeOf(to);
  const breaks = named === undefined ? undefined : broken(named, asked);
  const route = asked ?? (breaks && routeOf(breaks.step.route));
  if (!route) throw new BadOrder('Say where to go: --to /salary-date. See --help.');
  const who = persona ?? usualPersona(route);
  return {
    to: route,
    persona: who === undefined ? undefined : personaNamed(who),
    breaks,
    fault: fault === undefined ? undefined : faultOf(fault),
    clock: clock === undefined ? undefined : clockOf(clock),
    language: language === undefined ? undefined : languageOf(language),
  };
}
