import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ESTree } from 'vite';
import { parseSync } from 'vite';

/** An entry of the journey as schemas/index.ts writes it: a route, or a step by its file and its name there. */
export type WrittenEntry = string | { readonly file: string; readonly name: string };

/** The list behind `as const satisfies …`. */
function withoutType(node: ESTree.Expression): ESTree.Expression {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? withoutType(node.expression) : node;
}

/**
 * The journey read from the text of schemas/index.ts: one schema that does not load keeps the list from loading too,
 * and the other steps are checked all the same.
 */
export async function writtenJourney(folder: string): Promise<readonly WrittenEntry[]> {
  const text = await readFile(path.join(folder, 'index.ts'), 'utf8').catch(() => '');
  const { program, errors } = parseSync('index.ts', text);
  if (errors.length > 0) return [];
  const imports = new Map(
    program.body.flatMap((node) =>
      node.type !== 'ImportDeclaration'
        ? []
        : node.specifiers.flatMap(({ local, ...specifier }) => {
            const imported =
              'imported' in specifier && 'name' in specifier.imported ? specifier.imported.name : 'default';
            const file = `schemas/${path.posix.basename(node.source.value)}`;
            return [[local.name, { file, name: imported }] as const];
          }),
    ),
  );
  const declared = program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
      ? node.declaration.declarations
      : [],
  );
  const init = declared.find(({ id }) => id.type === 'Identifier' && id.name === 'journey')?.init;
  const list = init && withoutType(init);
  if (list?.type !== 'ArrayExpression') return [];
  return list.elements.flatMap((element): WrittenEntry[] => {
    if (element?.type === 'Literal' && typeof element.value === 'string') return [element.value];
    // stepFromJson(ownVehicle)
    const named = element?.type === 'CallExpression' ? element.arguments[0] : element;
    const step = named?.type === 'Identifier' ? imports.get(named.name) : undefined;
    return step === undefined ? [] : [step];
  });
}
