import type { Route } from '#contract/routes.ts';
import type { Report } from '#engine/events.ts';
import type { Outcome } from '#engine/outcome.ts';
import { englishOf } from '#languages/format.ts';
import type { Message } from '#languages/message.ts';
import { failureMessage, namedRoute, serverMessage } from './samples.ts';

/** Where an outcome leads: a route of ours, the server's next step, a route the answer names, another page. */
export type Lead = Route | 'next step' | 'named' | 'away';

/** An outcome in words, and where it leads; nowhere when the borrower stays. */
export interface Result {
  readonly words: string;
  readonly leads: readonly Lead[];
}

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

/** Ours in quotes; a message that comes from elsewhere as what it is, also where a row changed its case. */
function quoted(message: Message): string {
  const foreign = [serverMessage, failureMessage].find((known) => known === `${message}`.toLowerCase());
  // A sample may be a number.
  return foreign ?? `'${typeof message === 'object' ? englishOf(message) : message}'`;
}

/** A view is a name, or an object whose `is` is the name. */
const viewName = (view: unknown) => String(typeof view === 'object' && view && 'is' in view ? view.is : view);

function place(outcome: Of<'go'>, named: readonly Route[]): string {
  if (isNamed(outcome)) return named.length > 0 ? named.join(' or ') : 'the route in the answer';
  const search = Object.entries(outcome.search ?? {}).map(([name, value]) => ` with ${name}: ${value}`);
  return `${outcome.to}${search.join(',')}`;
}

function popupWords({ tone, title, message, details = [], disputeEmail, forMs }: Of<'popup'>): string {
  const more = [...details.map(({ label }) => label.text), ...(disputeEmail ? ['e-mail for a dispute'] : [])];
  return [
    `${tone === 'warning' ? 'warning' : 'popup'} ${title ? `'${title.text}': ` : ''}${quoted(message)}`,
    ...(more.length > 0 ? [`with ${more.join(' and ')}`] : []),
    ...(forMs === undefined ? [] : [`for ${duration(forMs)}`]),
  ].join(' ');
}

const reported = (report: Report) => ('goal' in report ? `pixel ${report.goal}` : report.event);

function wordsOfOne({ outcome, table }: OutcomeTree, named: readonly Route[]): string {
  switch (outcome.kind) {
    case 'go':
      return `goes to ${place(outcome, named)} ${outcome.afterMs === 0 ? 'at once' : `after ${duration(outcome.afterMs)}`}`;
    case 'redirect':
      // A sample's address, where the answer or the query names it.
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

function ownLeads({ outcome }: OutcomeTree, named: readonly Route[]): readonly Lead[] {
  if (outcome.kind === 'nextStep') return ['next step'];
  if (outcome.kind === 'redirect') return ['away'];
  if (outcome.kind !== 'go') return [];
  if (!isNamed(outcome)) return [outcome.to];
  return named.length > 0 ? named : ['named'];
}

function leadsOf(tree: OutcomeTree, named: readonly Route[]): readonly Lead[] {
  return [...new Set([...ownLeads(tree, named), ...tree.nested.flatMap((each) => leadsOf(each, named))])];
}

function wordsOf(tree: OutcomeTree, named: readonly Route[]): string {
  const { open, report } = tree.outcome;
  const nested = [...new Set(tree.nested.map((each) => wordsOf(each, named)))].join('; or ');
  const own = wordsOfOne(tree, named);
  return [
    ...(open ? [`opens ${open} in a new tab`] : []),
    ...(own ? [own] : []),
    ...(report?.length ? [`reports ${report.map(reported).join(' and ')}`] : []),
    ...(nested ? [own ? `then ${nested}` : nested] : []),
  ].join(', ');
}

/** `named`: the routes that a server may name here, where they are few. */
export function resultOf(tree: OutcomeTree, named: readonly Route[] = []): Result {
  return { words: wordsOf(tree, named), leads: leadsOf(tree, named) };
}
