import type { Wish } from './wish.ts';
import { nameOf } from './wish.ts';

/** Puts a line before the one at a place. */
const withLine = (lines: readonly string[], place: number, line: string) => lines.toSpliced(place, 0, line).join('\n');

/** schemas/index.ts with the step's import in its sorted place. */
function withImport(index: string, route: string): string {
  const lines = index.split('\n');
  const fileOf = (line: string) => /^import (?:\{ \w+ \}|\w+) from '\.\/(.+)\.(?:ts|json)'/.exec(line)?.[1];
  const own = route.slice(1);
  const later = lines.findIndex((line) => (fileOf(line) ?? '') > own);
  const place = later < 0 ? lines.findLastIndex((line) => fileOf(line) !== undefined) + 1 : later;
  return withLine(lines, place, `import { ${nameOf(route)} } from './${own}.ts';`);
}

/** schemas/index.ts with the step: imported, and in the journey after the place that was wished. */
export function withStep(index: string, { route, after }: Pick<Wish, 'route' | 'after'>): string {
  const lines = withImport(index, route).split('\n');
  const imported = new RegExp(`^import \\{ (\\w+) \\} from '\\.${after}\\.ts';$`);
  const fromJson = new RegExp(`^import (\\w+) from '\\.${after}\\.json'`);
  const entries = lines.flatMap((line) => {
    const json = fromJson.exec(line)?.[1];
    return json === undefined ? (imported.exec(line)?.[1] ?? []) : `stepFromJson(${json})`;
  });
  const [entry = `'${after}'`] = entries;
  const start = lines.findIndex((line) => line.startsWith('export const journey'));
  const place = lines.findIndex((line, at) => at > start && line === `  ${entry},`);
  if (start < 0 || place < 0) throw new Error(`schemas/index.ts has no line '${entry},' in journey`);
  return withLine(lines, place + 1, `  ${nameOf(route)},`);
}

/** The schema of the next step with its back arrow to the new step, where it led to the place before. */
export function withBackTo(schema: string, { route, after }: Pick<Wish, 'route' | 'after'>): string {
  const [before, ...rest] = schema.split(`back: { to: '${after}' }`);
  return rest.length === 1 ? [before, ...rest].join(`back: { to: '${route}' }`) : schema;
}
