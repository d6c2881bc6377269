/** A placeholder for an unknown value: it has every property, and converts to a text as needed. */
function sample(path: string, absent: ReadonlySet<string>, read: Set<string>): unknown {
  read.add(path);
  if (absent.has(path)) return null;
  const text = `the ${path.split(/\.|_/).at(-1)}`;
  return new Proxy(() => undefined, {
    apply: () => sample(path, absent, read),
    get(_target, name) {
      if (name === Symbol.toPrimitive) return () => text;
      return name in String.prototype
        ? Reflect.get(Object(text), name)
        : sample(`${path}.${String(name)}`, absent, read);
    },
  });
}

const mostRuns = 150;

/** What `run` returns with samples, and again without each part that it read. Errors are ignored. */
export function results<Result>(run: (make: (name: string) => unknown) => Result): Result[] {
  const found: Result[] = [];
  // Keyed by what is absent, so that no combination runs twice.
  const runs = new Map<string, ReadonlySet<string>>([['', new Set()]]);
  for (const absent of runs.values()) {
    const read = new Set<string>();
    try {
      found.push(run((name) => sample(name, absent, read)));
    } catch {
      // Such a combination cannot occur.
    }
    for (const path of read) {
      const next = [...new Set([...absent, path])].toSorted();
      if (runs.size < mostRuns) runs.set(next.join(), new Set(next));
    }
  }
  return found;
}
