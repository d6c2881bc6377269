import { cancel, isCancel, select, text } from '@clack/prompts';
import type { Wish } from './wish.ts';
import { hasOptions, isNewKind, newKinds } from './wish.ts';

/** What the flags give, every value as it was typed. */
export type Given = Readonly<Record<string, string | undefined>>;

/** The flags without which there is no step, in the order in which they are asked for. */
const needed = ['route', 'title', 'section', 'kind', 'options', 'save-key', 'after'] as const;
type Needed = (typeof needed)[number];

const questions: Readonly<Record<Exclude<Needed, 'kind' | 'after'>, { message: string; placeholder: string }>> = {
  route: { message: 'Its route, which is its file too', placeholder: '/preferred-language' },
  title: { message: 'The one question of the screen', placeholder: 'Which language do you prefer?' },
  section: { message: 'The section, in the bar', placeholder: 'About you' },
  options: { message: 'The options, with commas between', placeholder: 'English,Hindi' },
  'save-key': { message: 'The key its answer is saved under', placeholder: 'preferredLanguage' },
};

/** The flags that are missing: options only where the kind has some. */
export function missingOf(given: Given): Needed[] {
  const chosen = given.kind === undefined || (isNewKind(given.kind) && hasOptions(given.kind));
  return needed.filter((flag) => given[flag] === undefined && (flag !== 'options' || chosen));
}

async function answerTo(flag: Needed, order: readonly string[]): Promise<string> {
  const asList = (message: string, values: readonly string[]) =>
    select({ message, options: values.map((value) => ({ value, label: value })), maxItems: 12 });
  const answer = await (flag === 'kind'
    ? asList('The kind of field', newKinds)
    : flag === 'after'
      ? asList('It stands after', order)
      : text({ ...questions[flag], validate: (typed) => (typed?.trim() ? undefined : 'Something must be given.') }));
  if (!isCancel(answer)) return answer.trim();
  cancel('Nothing was written.');
  process.exit(1);
}

/** Asks in the terminal for whatever is missing, one after another. */
export async function askFor(given: Given, order: readonly string[]): Promise<Given> {
  const [flag] = missingOf(given);
  return flag === undefined ? given : askFor({ ...given, [flag]: await answerTo(flag, order) }, order);
}

const listed = (typed = '') =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const amount = (typed: string | undefined) => (typed === undefined ? undefined : Number(typed));

/** 'English=हिन्दी' pairs, as many as were given. */
function hindiOf(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.lastIndexOf('=')), pair.slice(pair.lastIndexOf('=') + 1)]),
  );
}

/** The wish that complete flags make, with the Hindi that is known already; undefined where the kind is none. */
export function wishOf(
  given: Given,
  hindi: readonly string[],
  known: Readonly<Record<string, string>>,
): Wish | undefined {
  const { route = '', title = '', section = '', kind = '', after = '', label, subtitle, reason } = given;
  if (!isNewKind(kind)) return undefined;
  const words = route.slice(1).replaceAll('-', ' ');
  return {
    route,
    title,
    section,
    kind,
    after,
    subtitle,
    reason,
    saveKey: given['save-key'] ?? '',
    options: listed(given.options),
    label: label ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    minimum: amount(given.minimum),
    maximum: amount(given.maximum),
    hindi: { ...known, ...hindiOf(hindi) },
  };
}
