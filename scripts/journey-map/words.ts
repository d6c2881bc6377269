import type { Route } from '#contract/routes.ts';
import type { Report } from '#engine/events.ts';
import type { Outcome } from '#engine/outcome.ts';
import { failureMessage, namedRoute, serverMessage } from './samples.ts';

/** What an outcome opens: a screen, the server's next step, a screen that the answer names, another page. */
export type Target = Route | 'next step' | 'named' | 'away';

/** An outcome, and the outcomes that it contains: what follows a message, what each result of the checkout leads to. */
export interface OutcomeTree {
  readonly outcome: Outcome;
  readonly nested: readonly OutcomeTree[];
  /** The title of the table that reads the answer to its call. */
  readonly table?: string;
}

type Of<Kind extends Outcome['kind']> = Extract<Outcome, { kind: Kind }>;

const [, namedQuery = ''] = namedRoute.split('?');
const isNamed = ({ search }: Of<'go'>) => new URLSearchParams(search).toString() === namedQuery;

const duration = (ms: number) => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`);

/** A message of the app in quotes; any other by its source, also where a row changed its case. */
function quoted(message: string): string {
  const foreign = [serverMessage, failureMessage].find((known) => known === `${message}`.toLowerCase());
  return foreign ?? `'${message}'`;
}

/** A view is a name, or an object whose `is` is the name. */
const viewName = (view: unknown) => String(typeof view === 'object' && view && 'is' in view ? view.is : view);

function address(outcome: Of<'go'>): string {
  if (isNamed(outcome)) return 'the route in the answer';
  const search = Object.entries(outcome.search ?? {}).map(([name, value]) => ` with ${name}: ${value}`);
  return `${outcome.to}${search.join(',')}`;
}

function popupWords({ tone, title, message, details = [], disputeEmail, forMs }: Of<'popup'>): string {
  const more = [...details.map(({ label }) => label), ...(disputeEmail ? ['e-mail for a dispute'] : [])];
  return [
    `${tone === 'warning' ? 'warning' : 'popup'} ${title ? `'${title}': ` : ''}${quoted(message)}`,
    ...(more.length > 0 ? [`with ${more.join(' and ')}`] : []),
    ...(forMs === undefined ? [] : [`for ${duration(forMs)}`]),
  ].join(' ');
}

const reported = (report: Report) => ('goal' in report ? `pixel ${report.goal}` : report.event);

function describeOne({ outcome, table }: OutcomeTree): string {
  switch (outcome.kind) {
    case 'go':
      return `goes to ${address(outcome)} ${outcome.afterMs === 0 ? 'at once' : `after ${duration(outcome.afterMs)}`}`;
    case 'redirect':
      // The address of a sample comes from the answer or the query.
      return /^(https?:|\/)/.test(outcome.url) ? `goes to ${outcome.url}` : 'goes to the address it is given';
    case 'popup':
      return popupWords(outcome);
    case 'toast':
      return `${outcome.tone === 'ok' ? 'toast' : 'error toast'} ${quoted(outcome.message)} for ${duration(outcome.forMs)}`;
    case 'fieldError':
      return `${quoted(outcome.message)} under the field '${outcome.field}'`;
    case 'show':
      return `shows '${viewName(outcome.view)}'`;
    case 'nextStep':
      return 'asks for the next step';
    case 'call':
      return `calls, and reads the answer with '${table}'`;
    case 'wait':
      return `waits ${duration(outcome.ms)}`;
    case 'checkout':
      return 'opens the checkout';
    case 'stay':
      return outcome.log === undefined ? 'stays' : 'stays, only logged';
    default:
      return '';
  }
}

/** What an outcome opens, with all that it contains; nothing where the borrower stays. */
export function targetsOf({ outcome, nested }: OutcomeTree): readonly Target[] {
  const own: Target[] = [];
  if (outcome.kind === 'nextStep') own.push('next step');
  if (outcome.kind === 'redirect') own.push('away');
  if (outcome.kind === 'go') own.push(isNamed(outcome) ? 'named' : outcome.to);
  return [...new Set([...own, ...nested.flatMap(targetsOf)])];
}

/** An outcome in words, with all that it contains. */
export function describeOutcome(tree: OutcomeTree): string {
  const { open, report } = tree.outcome;
  const nested = [...new Set(tree.nested.map(describeOutcome))].join('; or ');
  const own = describeOne(tree);
  return [
    ...(open ? [`opens ${open} in a new tab`] : []),
    ...(own ? [own] : []),
    ...(report?.length ? [`reports ${report.map(reported).join(' and ')}`] : []),
    ...(nested ? [own ? `then ${nested}` : nested] : []),
  ].join(', ');
}
