/** A placeholder for an unknown value: it has every property, and converts to a text as needed. `read` collects its parts. */
function sample(path: string, absent: string | undefined, read: Set<string | undefined>): unknown {
  read.add(path);
  if (path === absent) return null;
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

/** What `run` returns with samples, and again without each part that it read. Errors are ignored. */
export function results<Result>(run: (make: (name: string) => unknown) => Result): Result[] {
  const found: Result[] = [];
  // First with nothing absent. The loop goes on with the parts that its runs add.
  const parts = new Set<string | undefined>([undefined]);
  for (const absent of parts) {
    try {
      found.push(run((name) => sample(name, absent, parts)));
    } catch {
      // Such a combination cannot occur.
    }
  }
  return found;
}
