import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { schemaFile, schemaText } from '../schema-names.ts';

/** Decision tables: only the journey map and the inspector show their sections and the labels of their rows. */
const tables = /[\\/]src[\\/](?:engine[\\/]decisions|screens|steps)[\\/].*\.ts$/;

const languageList = /[\\/]src[\\/]languages[\\/]index\.ts$/;

/** The properties that only tools read, by files: the registries of rules, field kinds and typing aids, steps, calls, screens, languages. */
const authoring = [
  { key: 'tools', files: /[\\/]src[\\/]engine[\\/](?:rules|fields|typing)\.ts$/ },
  { key: 'examples', files: schemaFile },
  // The app does not use the schemas of requests: the compiler checks what it sends.
  ...['example', 'query', 'body'].map((key) => ({ key, files: /[\\/]src[\\/]contract[\\/][^\\/]+\.ts$/ })),
  { key: 'section', files: tables },
  { key: 'name', files: /[\\/]src[\\/]screens[\\/].*[\\/]screen\.ts$/ },
  { key: 'approvedBy', files: languageList },
];

const nameOf = ({ key }: { readonly key?: ESTree.Node }) => (key?.type === 'Identifier' ? key.name : '');

function labelOf({ properties }: ESTree.ObjectExpression): ESTree.ObjectProperty | undefined {
  const named = properties.filter((one) => one.type === 'Property');
  const isRow = ['when', 'then'].every((name) => named.some((one) => nameOf(one) === name));
  return isRow ? named.find((one) => nameOf(one) === 'label') : undefined;
}

const isNotOffered = (property: ESTree.ObjectPropertyKind) =>
  property.type === 'Property' && nameOf(property) === 'isOffered' && Object(property.value).value === false;

/**
 * Removes from the build what only tools read (descriptions, shapes, examples) and the languages that are not offered. The
 * rest stays where it was, so that stack traces have the right lines. Not for Storybook, which needs everything.
 */
export function withoutAuthoring(): Plugin {
  return {
    name: 'without-authoring',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: authoring.map(({ files }) => files) },
      handler(code, id) {
        if (id.endsWith('.json')) {
          const { $schema, examples, ...step } = JSON.parse(schemaText(code));
          return { code: JSON.stringify(step), map: null };
        }
        const keys = authoring.flatMap(({ key, files }) => (files.test(id) ? [key] : []));
        const removed: ESTree.Span[] = [];
        new Visitor({
          ObjectExpression(object) {
            const label = labelOf(object);
            if (label) removed.push(label);
            if (object.properties.some(isNotOffered)) removed.push(object);
          },
          Property(property) {
            if (keys.includes(nameOf(property))) removed.push(property);
          },
        }).visit(parseSync(id, code).program);
        const remaining = removed.reduce((text, { start, end }) => {
          const next = text[end] === ',' ? end + 1 : end;
          return text.slice(0, start) + text.slice(start, next).replaceAll(/[^\n]/g, ' ') + text.slice(next);
        }, code);
        return { code: remaining, map: null };
      },
    },
  };
}
