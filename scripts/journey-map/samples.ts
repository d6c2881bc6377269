/** A placeholder for an unknown value: it has every property, and converts to a text, a number or a list as needed. */
function sample(path: string, known: ReadonlyMap<string, unknown>, read: Set<string>): unknown {
  read.add(path);
  if (known.has(path)) return known.get(path);
  const text = `the ${path.split(/\.|_/).at(-1)}`;
  const list = () => [sample(`${path}.item`, known, read)];
  return new Proxy(() => undefined, {
    apply: (_target, _self, [first]) => (typeof first === 'string' ? first : sample(path, known, read)),
    get(_target, name) {
      if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 1 : text);
      if (name === Symbol.iterator) return () => list().values();
      if (typeof name === 'symbol') return undefined;
      const owner = name in String.prototype ? text : name in Array.prototype ? list() : undefined;
      if (owner === undefined) return sample(`${path}.${name}`, known, read);
      const found: unknown = Reflect.get(Object(owner), name, owner);
      return typeof found === 'function' ? found.bind(owner) : found;
    },
  });
}

/** The other values that are tried in the place of a sample. */
const others = [undefined, null];

/** What `run` returns with samples, and with each other value for each part that it read. Errors are ignored. */
export function results<Result>(run: (make: (name: string) => unknown) => Result, limit = 150): Result[] {
  const found: Result[] = [];
  // Keyed by the entries of `known`, so that no combination runs twice.
  const runs = new Map<string, ReadonlyMap<string, unknown>>([['', new Map()]]);
  for (const known of runs.values()) {
    const read = new Set<string>();
    try {
      found.push(run((name) => sample(name, known, read)));
    } catch {
      // Such a combination cannot occur.
    }
    for (const path of read) {
      for (const value of known.has(path) || runs.size >= limit ? [] : others) {
        const next = new Map([...known, [path, value]]);
        const id = [...next].map(([key, part]) => `${key} ${part}`).toSorted();
        if (!runs.has(id.join())) runs.set(id.join(), next);
      }
    }
  }
  return found;
}
