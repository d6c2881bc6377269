import type { RuleBound } from '#engine/rule.ts';
import type { Rule } from '#engine/rules.ts';
import { entryOf, ruleRegistry } from '#engine/rules.ts';

const untold = 'Which saved drafts become invalid cannot be told.';
const none = 'No saved draft becomes invalid.';
const become = (which: string | undefined) => (which === undefined ? untold : `Saved drafts ${which} become invalid.`);

/** What the registry has of a rule; an earlier commit may have rules that are gone from it. */
function known(rule: Rule) {
  if (!Object.hasOwn(ruleRegistry, rule.rule)) return { says: `the rule \`${rule.rule}\`` };
  const { entry, value } = entryOf(rule);
  return { says: entry.tools.describe(value), invalidates: entry.tools.invalidates(value), bound: entry.tools.bound };
}

const saying = (rule: Rule) => known(rule).says;
const numberOf = (rule: Rule) => ('value' in rule && typeof rule.value === 'number' ? rule.value : undefined);

/** The other end of the same measure, as it was: 50 for a least length where the most was 50. */
function otherEnd({ end, measure }: RuleBound, before: readonly Rule[], otherwise: number): number {
  const other = before.find((rule) => {
    const { bound } = known(rule);
    return bound?.measure === measure && bound.end !== end && bound.end !== 'exact';
  });
  return (other && numberOf(other)) ?? otherwise;
}

function boundChange(bound: RuleBound, was: number, is: number, before: readonly Rule[]): string {
  const [from, to] =
    bound.end === 'least'
      ? [was, Math.min(is - 1, otherEnd(bound, before, Number.POSITIVE_INFINITY))]
      : [Math.max(is + 1, otherEnd(bound, before, 0)), was];
  return `${bound.name} ${was} → ${is}. ${from <= to ? become(bound.measure.range(from, to)) : none}`;
}

function valueChange(was: Rule, is: Rule, before: readonly Rule[]): string[] {
  const [old, now] = [was, is].map((rule) => ('value' in rule ? rule.value : undefined));
  if (old === now) return [];
  const { bound } = known(is);
  if (!bound || typeof old !== 'number' || typeof now !== 'number')
    return [`${saying(was)} → ${saying(is)}. ${untold}`];
  if (bound.end !== 'exact') return [boundChange(bound, old, now, before)];
  return [`${saying(was)} → ${saying(is)}. ${become(bound.measure.range(old, old))}`];
}

function ruleChanges(was: Rule, is: Rule, before: readonly Rule[]): string[] {
  const message = `message '${was.message}' → '${is.message}' (${saying(is)})`;
  return [...valueChange(was, is, before), ...(was.message === is.message ? [] : [message])];
}

/** What is different between two lists of rules of one field, a sentence or two each, with what becomes of drafts. */
export function rulesChanges(before: readonly Rule[], after: readonly Rule[]): string[] {
  const left = [...after];
  const kept: [was: Rule, is: Rule][] = [];
  const gone: Rule[] = [];
  for (const was of before) {
    const place = left.findIndex(({ rule }) => rule === was.rule);
    const [is] = place < 0 ? [] : left.splice(place, 1);
    if (is) kept.push([was, is]);
    else gone.push(was);
  }
  const order = kept.map(([, is]) => after.indexOf(is));
  return [
    ...kept.flatMap(([was, is]) => ruleChanges(was, is, before)),
    ...left.map((is) => {
      // What a rule that went, or another of its kind, refused before was invalid already.
      const replaces = gone.length > 0 || before.some(({ rule }) => rule === is.rule);
      return `${saying(is)}, new: '${is.message}'. ${become(replaces ? undefined : known(is).invalidates)}`;
    }),
    ...gone.map((was) => `${saying(was)}, no longer. ${none}`),
    ...(order.some((place, at) => place < (order[at - 1] ?? 0))
      ? ['its rules are told in another order. No saved draft becomes invalid.']
      : []),
  ];
}
