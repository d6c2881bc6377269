import { entryOf, type Rule, ruleRegistry } from '#engine/rules.ts';

/** What changed, in words, and what it does to saved drafts where that is known. */
export type ChangedPart = readonly [text: string, drafts?: string | undefined];

const allValid = 'No saved draft becomes invalid.';
const someInvalid = 'Saved drafts that break it become invalid.';

/** A rule in words; an earlier commit may have rules that are not in the registry any more. */
function wordsOf(rule: Rule): string {
  if (!Object.hasOwn(ruleRegistry, rule.rule)) return `the rule \`${rule.rule}\``;
  const { entry, value } = entryOf(rule);
  return entry.tools.describe(value);
}

/** The changed value of a rule; for a bound, with the saved drafts between both values. */
function changedValue(was: Rule, is: Rule): ChangedPart {
  const { bound } = entryOf(is).entry.tools;
  if (!bound || bound.end === 'exact') return [`${wordsOf(was)} → ${wordsOf(is)}.`, someInvalid];
  const { end, name, measure } = bound;
  const [old, now] = [Number(entryOf(was).value), Number(entryOf(is).value)];
  const isStricter = end === 'least' ? now > old : now < old;
  const range = end === 'least' ? measure.range(old, now - 1) : measure.range(now + 1, old);
  return [`${name} ${old} → ${now}.`, isStricter ? `Saved drafts ${range} become invalid.` : allValid];
}

const isRule = (value: unknown): value is Rule => typeof value === 'object' && value !== null && 'rule' in value;

/** What differs between two rules of one name, either of which may be missing; undefined if neither is a rule. */
export function ruleChanges(was: unknown, is: unknown): ChangedPart[] | undefined {
  if (!isRule(was)) return isRule(is) ? [[`${wordsOf(is)}, new: '${is.message}'.`, someInvalid]] : undefined;
  if (!isRule(is)) return [[`${wordsOf(was)}, removed.`, allValid]];
  const message: ChangedPart = [`message '${was.message}' → '${is.message}' (${wordsOf(is)})`];
  return [
    ...(entryOf(was).value === entryOf(is).value ? [] : [changedValue(was, is)]),
    ...(was.message === is.message ? [] : [message]),
  ];
}
