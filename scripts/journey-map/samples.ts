import { isRoute } from '#schemas/index.ts';

/** Placeholders for the words of a server, which the map describes instead of quoting an example. */
export const serverMessage = "the server's message";
export const failureMessage = 'what went wrong';
export const serverAddress = 'the address in the answer';

/** A route as a server names it, recognised by its query. */
export const namedRoute = '/home?named=by-the-answer';

/** The known parts of a sample, by their paths. */
type Known = ReadonlyMap<string, unknown>;

interface SampleOptions {
  readonly known: Known;
  /** The paths that were read. */
  readonly read: Set<string>;
}

function textOf(path: string): string {
  const name = path.split('.').at(-1) ?? '';
  if (/route$/i.test(name)) return namedRoute;
  if (/message$/i.test(name)) return serverMessage;
  return /url$/i.test(name) ? serverAddress : `the ${name}`;
}

/** An unknown value: it has every property, and is a text, a number or a list where one is needed. */
function sample(path: string, options: SampleOptions): unknown {
  options.read.add(path);
  if (options.known.has(path)) return options.known.get(path);
  if (path.endsWith('.isRoute')) return isRoute;
  const text = textOf(path);
  if (/(route|url|message)$/i.test(path)) return text;
  const list = () => [sample(`${path}.item`, options)];
  return new Proxy(() => undefined, {
    apply: (_target, _self, [first]) => (typeof first === 'string' ? first : sample(path, options)),
    get(_target, name) {
      if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 1 : text);
      if (name === Symbol.iterator) return () => list().values();
      if (typeof name === 'symbol' || name === 'then') return undefined;
      if (name in String.prototype) return bound(text, name);
      return name in Array.prototype ? bound(list(), name) : sample(`${path}.${name}`, options);
    },
  });
}

/** A property of a text or a list; a method keeps what it belongs to. */
function bound(owner: string | unknown[], name: string): unknown {
  const found: unknown = Reflect.get(Object(owner), name, owner);
  return typeof found === 'function' ? found.bind(owner) : found;
}

/** Makes a sample by its name, such as 'body'. */
export type MakeSample = (name: string) => unknown;

/**
 * Runs code with unknown values, and again with each other value for every part that it read.
 *
 * @returns What it returned each time; runs that throw are left out, unless it is the first.
 */
export function runWithSamples<Result>(
  run: (make: MakeSample) => Result,
  { others = [], limit = 40 }: { others?: readonly unknown[]; limit?: number } = {},
): Result[] {
  const results: Result[] = [];
  // By the entries of what is known, so that no combination runs twice.
  const runs = new Map<string, Known>([['', new Map()]]);
  for (const known of runs.values()) {
    const read = new Set<string>();
    try {
      results.push(run((name) => sample(name, { known, read })));
    } catch (error) {
      if (known.size === 0) throw error;
    }
    for (const path of read) {
      for (const value of known.has(path) || runs.size >= limit ? [] : others) {
        const next = new Map([...known, [path, value]]);
        const entries = [...next].map(([key, part]) => `${key} ${others.indexOf(part)}`);
        const id = entries.toSorted().join();
        if (!runs.has(id)) runs.set(id, next);
      }
    }
  }
  return results;
}
