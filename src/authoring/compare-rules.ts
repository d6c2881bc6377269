import { entryOf, type Rule, ruleRegistry } from '#engine/rules.ts';
import { rulesByName } from './break-rules.ts';
import { type ChangedPart, keyedChanges } from './keyed-changes.ts';

const allValid = 'No saved draft becomes invalid.';
const become = (which: string | undefined) =>
  which === undefined ? 'Which saved drafts become invalid is not known.' : `Saved drafts ${which} become invalid.`;

/** What the registry has of a rule; an earlier commit may have rules that are not in it any more. */
function known(rule: Rule) {
  if (!Object.hasOwn(ruleRegistry, rule.rule)) return { words: `the rule \`${rule.rule}\`` };
  const { entry, value } = entryOf(rule);
  return { words: entry.tools.describe(value), invalidates: entry.tools.invalidates(value), bound: entry.tools.bound };
}

const valueIn = (rule: Rule) => entryOf(rule).value;

/** Another value of a rule; of a bound with the drafts between the two. */
function changedValue(was: Rule, is: Rule): ChangedPart {
  const [old, now] = [valueIn(was), valueIn(is)];
  const { bound, words } = known(is);
  const text = `${known(was).words} → ${words}.`;
  if (!bound || typeof old !== 'number' || typeof now !== 'number') return [text, become(undefined)];
  const { end, name, measure } = bound;
  if (end === 'exact') return [text, become(measure.range(old, old))];
  const isStricter = end === 'least' ? now > old : now < old;
  const range = end === 'least' ? measure.range(old, now - 1) : measure.range(now + 1, old);
  return [`${name} ${old} → ${now}.`, isStricter ? become(range) : allValid];
}

function changedRule(was: Rule, is: Rule): ChangedPart[] {
  const message: ChangedPart = [`message '${was.message}' → '${is.message}' (${known(is).words})`];
  return [
    ...(valueIn(was) === valueIn(is) ? [] : [changedValue(was, is)]),
    ...(was.message === is.message ? [] : [message]),
  ];
}

/** What differs between two lists of rules of one field. */
export function rulesChanges(before: readonly Rule[], after: readonly Rule[]): ChangedPart[] {
  const [was, is] = [rulesByName(before), rulesByName(after)];
  const isReplaced = Object.keys(was).some((key) => !(key in is));
  return keyedChanges<Rule, ChangedPart>(was, is, {
    changed: changedRule,
    added(rule) {
      // What a removed rule, or another of its kind, rejected before was invalid already.
      const isKnown = !isReplaced && !before.some((one) => one.rule === rule.rule);
      const drafts = become(isKnown ? known(rule).invalidates : undefined);
      return [`${known(rule).words}, new: '${rule.message}'.`, drafts];
    },
    removed: (rule) => [`${known(rule).words}, removed.`, allValid],
    moved: () => ['its rules are checked in another order.', allValid],
  });
}
