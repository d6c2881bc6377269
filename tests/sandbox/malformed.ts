import fc from 'fast-check';
import { origin } from './borrower.ts';

/** Texts that have broken servers before, beside random ones. */
const nasty = ['\0', '\ud800', 'x\udc00y', `${'x'.repeat(999)}😀`, '9'.repeat(400), ''];
const names = '__proto__ constructor -1 1e309 2147483648 0.5 NaN %00 ../..'.split(' ');
const text = fc.oneof(fc.constantFrom(...nasty, ...names), fc.string({ unit: 'binary', maxLength: 40 }));
const number = fc.oneof(fc.constantFrom(-1, 0, 0.5, 2 ** 31, 2 ** 53, 1e300, -1e300), fc.integer(), fc.double());
// Neither can be converted to a text: `${value}` throws.
const textless = fc.constantFrom({ toString: null }, [{ toString: null }]);
const value = fc.oneof({ weight: 5, arbitrary: text }, number, fc.constant(null), textless, fc.jsonValue());

/** The fields of an example with a few changed, removed or added. */
function fieldsLike(example: object, content: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(example);
  const changed = fc.array(fc.tuple(names.length > 0 ? fc.constantFrom(...names) : text, content), { maxLength: 2 });
  const added = fc.array(fc.tuple(text, content), { maxLength: 1 });
  const missing = fc.option(fc.constantFrom('', ...names), { freq: 1 });
  return fc.tuple(changed, added, missing).map(([changes, more, removed]) => {
    const fields = { ...example, ...Object.fromEntries([...changes, ...more]) };
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== removed));
  });
}

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  '',
  'x/y; z',
];
const headerNames = 'accept accept-encoding authorization content-length origin range if-none-match cookie'.split(' ');
const headerValue = fc.constantFrom('*/*', '-1', 'gzip', 'Bearer', 'Bearer x', '"', 'null', 'a'.repeat(3000));
const headers = fc.dictionary(fc.constantFrom(...headerNames), headerValue, { maxKeys: 2 });

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  // As JSON, because an object without a prototype cannot be converted to a text.
  for (const [name, content] of Object.entries(fields))
    form.append(name, typeof content === 'object' ? JSON.stringify(content) : String(content));
  return form;
}

/** The body in a valid or invalid encoding. */
function bodyAs(way: string, fields: Record<string, unknown>): BodyInit {
  if (way === 'upload') return formOf(fields);
  if (way === 'form') return new URLSearchParams([...formOf(fields)].map(([name, content]) => [name, String(content)]));
  if (way === 'bytes') return Uint8Array.from(JSON.stringify(fields), (char) => char.charCodeAt(0) % 256);
  if (way === 'cut') return JSON.stringify(fields).slice(0, -1);
  return JSON.stringify(fields);
}
const ways = fc.constantFrom('json', 'json', 'json', 'json', 'json', 'form', 'upload', 'cut', 'bytes');

/** A method and a path, and the fields of a request that fits it. */
export interface Target {
  readonly method: string;
  readonly path: string;
  readonly query?: object;
  readonly body?: object;
}

/** A path segment, encoded or raw. */
const segment = fc.oneof(
  text.map((raw) => encodeURIComponent(raw.toWellFormed())),
  fc.constantFrom('%00', '%', '%E0%A4', '%ED%A0%80', '1', '48213', '2147483648', '-', '.', '..', 'a%2Fb'),
);

/** Requests with errors in path, query, body, form or headers. */
export function requestTo({ method, path, query = {}, body = {} }: Target, token: () => string): fc.Arbitrary<Request> {
  return fc
    .record({
      query: fieldsLike(query, text),
      body: fieldsLike(body, value),
      headers,
      way: ways,
      type: fc.option(fc.constantFrom(...types), { freq: 5 }),
      segment,
      hasToken: fc.integer({ min: 0, max: 5 }).map((chance) => chance > 0),
    })
    .map((made) => {
      const search = new URLSearchParams(Object.entries(made.query).map(([name, content]) => [name, String(content)]));
      const url = `${origin}${path.replace(/\{\w+\}/g, made.segment)}?${search}`;
      const sent = new Headers({ origin, ...made.headers });
      if (made.hasToken) sent.set('authorization', `Bearer ${token()}`);
      const content = method === 'GET' ? null : bodyAs(made.way, made.body);
      // Without a type, Request sets that of a form itself.
      if (typeof content === 'string') sent.set('content-type', made.type ?? 'application/json');
      else if (made.type) sent.set('content-type', made.type);
      return new Request(url, { method, headers: sent, body: content });
    });
}
