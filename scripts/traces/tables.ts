import { globSync, readFileSync } from 'node:fs';
import { pageTables } from '../journey-map/page.ts';
import { declarationsIn, writtenOut } from './declared.ts';
import type { TestFile } from './test-files.ts';
import type { Proof, TraceGroup } from './trace.ts';

const literal = /(['"`])((?:\\.|(?!\1)[^\n])*)\1/g;

/** The texts that a source writes out. */
function textsIn(source: string): Set<string> {
  return new Set([...source.matchAll(literal)].map(([, , text = '']) => text.replaceAll(/\\(.)/g, '$1')));
}

/** The name under which a flow or `src/engine/decisions/` exports the table of a title. */
function exportedNames(): Map<string, string> {
  const sources = globSync(['src/engine/decisions/*.ts', 'src/screens/**/flow.ts']).sort();
  const declared = sources.flatMap((path) => [...declarationsIn(readFileSync(path, 'utf8'))]);
  return new Map(
    declared.flatMap(([exported, text]) => {
      const [, , title] = /\btitle: (['"])(.*?)\1/.exec(text) ?? [];
      return title ? [[title, exported] as const] : [];
    }),
  );
}

interface ClaimFile {
  readonly path: string;
  readonly text: string;
  readonly declared: ReadonlyMap<string, string>;
}

/** What `proves` is given for a table in one file: its claims, with the shared ones they name. */
function claimsFor(exported: string, { text, declared }: ClaimFile): string {
  const begins = new RegExp(`^ *proves\\(\\s*${exported}\\b`, 'gm');
  return [...text.matchAll(begins)]
    .map(({ index }) => text.slice(index).split(/\n *\]?\);\n/)[0] ?? '')
    .map((claims) => writtenOut(claims, declared))
    .join('\n');
}

function proofsOf(says: string, exported: string | undefined, files: readonly ClaimFile[]): Proof[] {
  return files.flatMap(({ path, text, declared }) => {
    // Lines that are no table of their own are claimed by their words alone.
    const source = exported ? claimsFor(exported, { path, text, declared }) : text;
    return textsIn(source).has(says) ? [{ path, name: says }] : [];
  });
}

/** §4 and §8: every row of every table, and the claim that proves it. */
export function tableTraces(files: readonly TestFile[]): TraceGroup[] {
  const exported = exportedNames();
  const shared = declarationsIn(readFileSync('tests/engine/claims.ts', 'utf8'));
  const claims = files
    .filter(({ path }) => path.startsWith('tests/engine/decisions/') || path.endsWith('.flow.test.ts'))
    .map(({ path, text }) => ({ path, text, declared: new Map([...shared, ...declarationsIn(text)]) }));
  return pageTables.map((table) => ({
    section: table.section,
    title: table.title,
    how: 'A claim that proves the row.',
    traces: table.rows.map(({ label }) => ({
      says: label,
      proofs: proofsOf(label, exported.get(table.title), claims),
    })),
  }));
}
