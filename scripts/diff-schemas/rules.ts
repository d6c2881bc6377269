import type { RuleBound } from '#engine/rule.ts';
import type { Rule } from '#engine/rules.ts';
import { entryOf, ruleRegistry } from '#engine/rules.ts';

/** A change in words, and what it does to saved drafts where that is known or asked. */
export interface ChangedPart {
  readonly text: string;
  readonly drafts?: string;
}

const allValid = 'No saved draft becomes invalid.';
const become = (which: string | undefined) =>
  which === undefined ? 'Which saved drafts become invalid is not known.' : `Saved drafts ${which} become invalid.`;

/** What the registry has of a rule; an earlier commit may have rules that are not in it any more. */
function known(rule: Rule) {
  if (!Object.hasOwn(ruleRegistry, rule.rule)) return { words: `the rule \`${rule.rule}\`` };
  const { entry, value } = entryOf(rule);
  return { words: entry.tools.describe(value), invalidates: entry.tools.invalidates(value), bound: entry.tools.bound };
}

const valueIn = (rule: Rule) => ('value' in rule ? rule.value : undefined);

/** The other end of the same measure before the change: 50 for a least length where the most was 50. */
function otherEnd({ end, measure }: RuleBound, before: readonly Rule[]): number | undefined {
  const other = before.find((rule) => {
    const { bound } = known(rule);
    return bound?.measure === measure && bound.end !== end && bound.end !== 'exact';
  });
  const value = other && valueIn(other);
  return typeof value === 'number' ? value : undefined;
}

/** The drafts between a bound and the one that replaces it. */
function draftsBetween(bound: RuleBound, was: number, is: number, before: readonly Rule[]): string {
  if (bound.end === 'exact') return become(bound.measure.range(was, was));
  const [from, to] =
    bound.end === 'least'
      ? [was, Math.min(is - 1, otherEnd(bound, before) ?? Number.POSITIVE_INFINITY)]
      : [Math.max(is + 1, otherEnd(bound, before) ?? 0), was];
  return from <= to ? become(bound.measure.range(from, to)) : allValid;
}

function changedRule(was: Rule, is: Rule, before: readonly Rule[]): ChangedPart[] {
  const [old, now] = [valueIn(was), valueIn(is)];
  const { bound, words } = known(is);
  const message = { text: `message '${was.message}' → '${is.message}' (${words})` };
  const isBound = bound && typeof old === 'number' && typeof now === 'number';
  const text = isBound && bound.end !== 'exact' ? `${bound.name} ${old} → ${now}.` : `${known(was).words} → ${words}.`;
  const drafts = isBound ? draftsBetween(bound, old, now, before) : become(undefined);
  return [...(old === now ? [] : [{ text, drafts }]), ...(was.message === is.message ? [] : [message])];
}

/** What differs between two lists of rules of one field. */
export function rulesChanges(before: readonly Rule[], after: readonly Rule[]): ChangedPart[] {
  const added = [...after];
  const kept: [was: Rule, is: Rule][] = [];
  const removed: Rule[] = [];
  for (const was of before) {
    const place = added.findIndex(({ rule }) => rule === was.rule);
    const [is] = place < 0 ? [] : added.splice(place, 1);
    if (is) kept.push([was, is]);
    else removed.push(was);
  }
  const order = kept.map(([, is]) => after.indexOf(is));
  const isMoved = order.some((place, at) => place < (order[at - 1] ?? 0));
  return [
    ...kept.flatMap(([was, is]) => changedRule(was, is, before)),
    ...added.map((is) => {
      // What a removed rule, or another of its kind, rejected before was invalid already.
      const replaces = removed.length > 0 || before.some(({ rule }) => rule === is.rule);
      const drafts = become(replaces ? undefined : known(is).invalidates);
      return { text: `${known(is).words}, new: '${is.message}'.`, drafts };
    }),
    ...removed.map((was) => ({ text: `${known(was).words}, removed.`, drafts: allValid })),
    ...(isMoved ? [{ text: 'its rules are checked in another order.', drafts: allValid }] : []),
  ];
}
