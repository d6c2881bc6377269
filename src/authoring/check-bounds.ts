import type { Field } from '#engine/fields.ts';
import { brokenRule } from '#engine/rules.ts';
import { exampleFacts } from './check-answers.ts';
import type { StepIssue } from './issue.ts';
import { issueAt } from './issue.ts';

/** A message whose number differs from its rule's. */
function misstated(at: string, { rules }: Field): StepIssue[] {
  return rules.flatMap((rule, place) => {
    const { message } = rule;
    const numbers: readonly string[] = message.replaceAll(',', '').match(/\d+/g) ?? [];
    const value = 'value' in rule ? rule.value : undefined;
    if (typeof value !== 'number' || numbers.length === 0 || numbers.includes(String(value))) return [];
    return [
      issueAt(`${at}.rules[${place}].message`, `has ${numbers.join(', ')}, and the rule is ${value}`, `${value} in it`),
    ];
  });
}

/** A shortcut that fills in what a rule of its own field refuses. */
function refusedShortcuts(at: string, name: string, field: Field): StepIssue[] {
  if (field.kind !== 'money') return [];
  return (field.shortcuts ?? []).flatMap((amount, place) => {
    const typed = String(amount);
    const broken = brokenRule(field.rules, typed, { answers: { [name]: typed }, facts: exampleFacts });
    return broken
      ? [issueAt(`${at}.shortcuts[${place}]`, `${amount} fails with '${broken.message}'`, 'an amount that passes')]
      : [];
  });
}

/** Without this rule a text that is no amount would be sent as a number, or as none. */
function uncheckedAmount(at: string, { kind, rules }: Field): StepIssue[] {
  if (kind !== 'money' || rules.some(({ rule }) => rule === 'wholeRupees')) return [];
  return [issueAt(`${at}.rules`, 'no rule refuses what is no amount', "wholeRupees('…') after required('…')")];
}

/** The texts of a field about its own bounds. */
export function boundIssues(name: string, field: Field): StepIssue[] {
  const at = `fields.${name}`;
  return [...misstated(at, field), ...uncheckedAmount(at, field), ...refusedShortcuts(at, name, field)];
}
