const name = /[a-zA-Z]\w+/g;

/** What a file declares at its top, by name, as it is written. */
export function declarationsIn(source: string): Map<string, string> {
  const blocks = source.split(/\n(?=(?:export )?(?:const|function|async function) )/);
  return new Map(
    blocks.flatMap((block) => {
      const [, declared] = /^(?:export )?(?:const|async function|function) (\w+)/.exec(block) ?? [];
      // Up to where it ends: what stands after it is not its own.
      const [own = ''] = block.split(/(?<=\n[)}\]][^\n]*;?)\n\n/);
      return declared ? [[declared, own] as const] : [];
    }),
  );
}

/** A source with all that it names written out beside it. */
export function writtenOut(source: string, declared: ReadonlyMap<string, string>, seen = new Set<string>()): string {
  const named = [...new Set(source.match(name) ?? [])].filter((each) => declared.has(each) && !seen.has(each));
  for (const each of named) seen.add(each);
  return [source, ...named.map((each) => writtenOut(declared.get(each) ?? '', declared, seen))].join('\n');
}
