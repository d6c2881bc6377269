/** The parts of a value by their path, so that objects compare whatever the order of their keys. */
function partsOf(value: unknown, at = ''): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[at, value]]);
  return new Map(Object.entries(value).flatMap(([key, part]) => [...partsOf(part, at === '' ? key : `${at}.${key}`)]));
}

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

function listDifferences(expected: readonly unknown[], is: readonly unknown[]): readonly string[] {
  const missing = expected.filter((entry) => !is.includes(entry)).map((entry) => `${quoted(entry)} is missing`);
  const more = is.filter((entry) => !expected.includes(entry)).map((entry) => `${quoted(entry)} is new`);
  if (missing.length + more.length > 0) return [...missing, ...more];
  const moved = is.findIndex((entry, place) => entry !== expected[place]);
  return moved < 0 ? [] : [`${quoted(is[moved])} comes before ${quoted(expected[moved])}`];
}

function partDifference(path: string, expected: unknown, is: unknown): string {
  const name = path === '' ? '' : `${path} `;
  if (is === undefined || is === null) return `${name || 'it '}is missing`;
  return `${name}is ${quoted(is)}${expected === undefined || expected === null ? '' : ` instead of ${quoted(expected)}`}`;
}

/** In words, how a value is not what is expected; nothing where it is. */
export function differences(expected: unknown, is: unknown): readonly string[] {
  if (Array.isArray(expected) && Array.isArray(is)) return listDifferences(expected, is);
  const [before, after] = [partsOf(expected), partsOf(is)];
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths
    .filter((path) => (before.get(path) ?? null) !== (after.get(path) ?? null))
    .map((path) => partDifference(path, before.get(path), after.get(path)));
}
