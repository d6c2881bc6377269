import type { Plugin } from 'vite';
import { parseSync, Visitor } from 'vite';

/** The registries of rules, field kinds and typing aids. */
const registries = /[\\/]src[\\/]engine[\\/](?:(?:rules|fields)[\\/][^\\/]+|typing-aids)\.ts$/;

/**
 * Leaves the `tools` of every entry of a registry out of the product: descriptions, shapes and answers for tests, which
 * no borrower needs. A line stays a line, so that a trace still names the right one.
 */
export function withoutTools(): Plugin {
  return {
    name: 'without-tools',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: registries },
      handler(code, id) {
        const tools: { start: number; end: number }[] = [];
        const visitor = new Visitor({
          Property({ key, start, end }) {
            if (key.type === 'Identifier' && key.name === 'tools') tools.push({ start, end });
          },
        });
        visitor.visit(parseSync(id, code).program);
        const kept = tools.reduceRight((text, { start, end }) => {
          const lines = text.slice(start, end).replaceAll(/[^\n]+/g, '');
          return `${text.slice(0, start)}${lines}${text.slice(text[end] === ',' ? end + 1 : end)}`;
        }, code);
        return { code: kept, map: null };
      },
    },
  };
}
