/** An unknown value: it has every property, and is a text, a number or a list where one is needed. */
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

/** What may be there instead of a sample. */
const others = [undefined, null];

/** What code returns with samples, and again with each other value for every part that it read. Runs that throw have none. */
export function results<Result>(run: (make: (name: string) => unknown) => Result, limit = 150): Result[] {
  const found: Result[] = [];
  // By the entries of what is known, so that no combination runs twice.
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
