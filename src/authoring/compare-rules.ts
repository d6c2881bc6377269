import { entryOf, type Rule, ruleRegistry } from '#engine/rules.ts';
import { rulesByName } from './break-rules.ts';
import { type ChangedPart, keyedChanges } from './keyed-changes.ts';

const allValid = 'No saved draft becomes invalid.';
const someInvalid = 'Saved drafts that break it become invalid.';

/** A rule in words; an earlier commit may have rules that are not in the registry any more. */
function wordsOf(rule: Rule): string {
  if (!Object.hasOwn(ruleRegistry, rule.rule)) return `the rule \`${rule.rule}\``;
  const { entry, value } = entryOf(rule);
  return entry.tools.describe(value);
}

/** Another value of a rule; of a bound with the drafts between the two. */
function changedValue(was: Rule, is: Rule): ChangedPart {
  const { entry, value: now } = entryOf(is);
  const { value: old } = entryOf(was);
  const { bound } = entry.tools;
  if (!bound || bound.end === 'exact' || typeof old !== 'number' || typeof now !== 'number') {
    return [`${wordsOf(was)} → ${wordsOf(is)}.`, someInvalid];
  }
  const { end, name, measure } = bound;
  const isStricter = end === 'least' ? now > old : now < old;
  const range = end === 'least' ? measure.range(old, now - 1) : measure.range(now + 1, old);
  return [`${name} ${old} → ${now}.`, isStricter ? `Saved drafts ${range} become invalid.` : allValid];
}

function changedRule(was: Rule, is: Rule): ChangedPart[] {
  const message: ChangedPart = [`message '${was.message}' → '${is.message}' (${wordsOf(is)})`];
  return [
    ...(entryOf(was).value === entryOf(is).value ? [] : [changedValue(was, is)]),
    ...(was.message === is.message ? [] : [message]),
  ];
}

/** What differs between two lists of rules of one field. */
export function rulesChanges(before: readonly Rule[], after: readonly Rule[]): ChangedPart[] {
  return keyedChanges<Rule, ChangedPart>(rulesByName(before), rulesByName(after), {
    changed: changedRule,
    added: (rule) => [`${wordsOf(rule)}, new: '${rule.message}'.`, someInvalid],
    removed: (rule) => [`${wordsOf(rule)}, removed.`, allValid],
    moved: () => ['its rules are checked in another order.', allValid],
  });
}
