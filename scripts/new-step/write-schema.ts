import type { Rule } from '#engine/rules.ts';
import type { Wish } from './wish.ts';
import { nameOf } from './wish.ts';
import { answerAgainst, writtenField } from './written-field.ts';

const text = (words: string) => JSON.stringify(words);

/** The texts a borrower reads, each once: all of them need their Hindi. */
function textsOf(wish: Wish): readonly string[] {
  const { rules, parts } = writtenField(wish);
  const { section, title, subtitle, label, reason, options } = wish;
  const read = [
    section,
    title,
    subtitle,
    label,
    reason ?? parts.reason,
    ...options,
    ...rules.map(({ message }) => message),
  ];
  return [...new Set(read.filter((words) => typeof words === 'string'))];
}

/** A rule as a schema writes it: `required("…")`, `minLength(3, "…")`. */
function ruleText(rule: Rule): string {
  const value = 'value' in rule ? `${JSON.stringify(rule.value)}, ` : '';
  return `${rule.rule}(${value}${text(rule.message)})`;
}

function hindiLines(wish: Wish): string {
  return textsOf(wish)
    .map((english) => `${text(english)}: ${text(wish.hindi[english] ?? '')},`)
    .join('\n');
}

/** The schema's text, before the formatter. `back` leads to the place before it; `hindi` has a line for every text. */
export function schemaText(wish: Wish, back: string): string {
  const field = writtenField(wish);
  const { rules, parts, answer } = field;
  const name = nameOf(wish.route);
  const failing = rules.map((rule) => {
    const broken = text(answerAgainst(rule, field));
    return `{ answers: { ${name}: ${broken} }, errors: { ${name}: ${text(rule.message)} } }`;
  });
  const imported = rules.map(({ rule }) => rule).toSorted();
  const written = `
    import { ${imported.join(', ')} } from '#engine/rules.ts';
    import { step } from '#engine/step.ts';

    export const ${name} = step({
      route: ${text(wish.route)},
      section: ${text(wish.section)},
      title: ${text(wish.title)},
      ${wish.subtitle === undefined ? '' : `subtitle: ${text(wish.subtitle)},`}
      fields: {
        ${name}: {
          kind: ${text(wish.kind)},
          label: ${text(wish.label)},
          ${Object.entries(parts)
            .map(([part, value]) => `${part}: ${JSON.stringify(value)},`)
            .join('\n')}
          rules: [${rules.map(ruleText).join(', ')}],
        },
      },
      save: { key: ${text(wish.saveKey)} },
      back: { to: ${text(back)} },
      repeatCustomer: 'save',
      hindi: {
        ${hindiLines(wish)}
      },
      examples: {
        pass: [{ ${name}: ${text(answer)} }],
        fail: [${failing.join(', ')}],
      },
    });
  `;
  const lines = written.split('\n').filter((line) => line.trim() !== '');
  return lines.join('\n').replace('export const', '\nexport const');
}
