import { writtenBy } from './kinds.ts';
import type { Wish } from './wish.ts';
import { nameOf } from './wish.ts';

const text = (words: string) => JSON.stringify(words);

/** The texts a borrower reads, each once: all of them need their Hindi. */
function textsOf(wish: Wish): readonly string[] {
  const { rules } = writtenBy(wish);
  const { section, title, subtitle, label, reason, options } = wish;
  const read = [
    section,
    title,
    subtitle,
    label,
    reason ?? writtenWhy(wish),
    ...options,
    ...rules.map(({ message }) => message),
  ];
  return [...new Set(read.filter((words) => words !== undefined))];
}

function writtenWhy(wish: Wish): string | undefined {
  const { reason } = writtenBy(wish).parts;
  return reason === undefined ? undefined : JSON.parse(reason);
}

function hindiLines(wish: Wish): string {
  return textsOf(wish)
    .map((english) => `${text(english)}: ${text(wish.hindi[english] ?? '')},`)
    .join('\n');
}

/** The schema's text, before the formatter. `back` leads to the place before it; `hindi` has a line for every text. */
export function schemaText(wish: Wish, back: string): string {
  const { rules, parts, aid, transient } = writtenBy(wish);
  const name = nameOf(wish.route);
  const made = rules.map(
    ({ name: rule, of, message }) => `${rule}(${of === undefined ? '' : `${of}, `}${text(message)})`,
  );
  const failing = rules.map(
    ({ brokenBy, message }) => `{ answers: { ${name}: ${text(brokenBy)} }, errors: { ${name}: ${text(message)} } }`,
  );
  const imported = rules.map((rule) => rule.name).toSorted();
  const written = `
    import { ${imported.join(', ')} } from '#engine/rules.ts';
    import { step } from '#engine/step.ts';
    ${aid === undefined ? '' : `import { ${aid} } from '#engine/typing.ts';`}

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
            .map(([part, written]) => `${part}: ${written},`)
            .join('\n')}
          rules: [${made.join(', ')}],
        },
      },
      save: { key: ${text(wish.saveKey)} },
      back: { to: ${text(back)} },
      repeatCustomer: 'save',
      hindi: {
        ${hindiLines(wish)}
      },
      examples: {
        pass: [{ ${name}: ${text(transient)} }],
        fail: [${failing.join(', ')}],
      },
    });
  `;
  const lines = written.split('\n').filter((line) => line.trim() !== '');
  return lines.join('\n').replace('export const', '\nexport const');
}
