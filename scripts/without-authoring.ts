import type { Plugin } from 'vite';
import { parseSync, Visitor } from 'vite';
import { schemaFile } from './schema-names.ts';

/** The properties that only tools read, by files: the registries of rules, field kinds and typing aids, steps, and calls. */
const authoring = [
  { key: 'tools', files: /[\\/]src[\\/]engine[\\/](?:(?:rules|fields)[\\/][^\\/]+|typing-aids)\.ts$/ },
  { key: 'examples', files: schemaFile },
  { key: 'example', files: /[\\/]src[\\/]contract[\\/][^\\/]+\.ts$/ },
];

/** A step in its JSON form, without what only tools read. */
function withoutExamples(code: string): { code: string; map: null } {
  const { $schema, examples, ...step } = JSON.parse(code);
  return { code: JSON.stringify(step), map: null };
}

/**
 * Removes from the build what only tools read: descriptions, shapes and examples. Line breaks stay, so that a stack trace
 * has the right line. Storybook needs all of them.
 */
export function withoutAuthoring(): Plugin {
  return {
    name: 'without-authoring',
    apply: (_config, { command }) => command === 'build' && process.env.STORYBOOK !== 'true',
    enforce: 'pre',
    transform: {
      filter: { id: authoring.map(({ files }) => files) },
      handler(code, id) {
        if (id.endsWith('.json')) return withoutExamples(code);
        const left: { start: number; end: number }[] = [];
        const visitor = new Visitor({
          Property({ key, start, end }) {
            const { key: unwanted } = authoring.find(({ files }) => files.test(id)) ?? {};
            if (key.type === 'Identifier' && key.name === unwanted) left.push({ start, end });
          },
        });
        visitor.visit(parseSync(id, code).program);
        const kept = left.reduceRight((text, { start, end }) => {
          const lines = text.slice(start, end).replaceAll(/[^\n]+/g, '');
          return `${text.slice(0, start)}${lines}${text.slice(text[end] === ',' ? end + 1 : end)}`;
        }, code);
        return { code: kept, map: null };
      },
    },
  };
}
