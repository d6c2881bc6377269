import { steps } from '#schemas/index.ts';

/** Anything, as something to read: functions as their source, nothing that is secret. */
export type Readable = string | number | boolean | null | readonly Readable[] | { readonly [key: string]: Readable };

const longest = 2_000;

/** CONTRIBUTING: a token, an Aadhaar number, a one-time code or an account number is never shown. */
const secretNames = new Set([
  'token',
  'jwtToken',
  'accessToken',
  'access_token',
  'otp',
  'code',
  'aadharNo',
  'aadhaar',
  'accountNo',
  'accountNumber',
  'confirmedAccountNo',
  ...steps.flatMap(({ fields }) => Object.keys(fields).filter((name) => fields[name]?.secret)),
]);

/** Longer than a mobile number: an Aadhaar or an account number, grouped or not. */
const longNumber = /\b\d{4}[ -]?\d{4}[ -]?\d{3,10}\b/g;

/** Secrets that had a name once: a message may say them again without it. Shorter ones could be any number. */
const known = new Set<string>();
const shortestKnown = 8;

const secretQuery = /([?&](?:token|code)=)[^&#\s]+/g;

function readableText(text: string): string {
  const unnamed = [...known].reduce((rest, secret) => rest.replaceAll(secret, 'hidden'), text);
  const veiled = unnamed.replace(secretQuery, '$1hidden').replace(longNumber, 'hidden');
  return veiled.length > longest ? `${veiled.slice(0, longest)} … (${veiled.length} characters)` : veiled;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function readableObject(value: object): Readable {
  if (value instanceof Blob) return `${value.type || 'file'}, ${Math.ceil(value.size / 1024)} kB`;
  if (value instanceof RegExp) return String(value);
  if ('_zod' in value) return 'a schema of the contract';
  if ('method' in value && 'path' in value && 'answer' in value) return `${value.method} ${value.path}`;
  if (Array.isArray(value)) return value.map(readable);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [name, readablePart(name, part)]),
  );
}

function readablePart(name: string, part: unknown): Readable {
  const isHeld = (typeof part === 'string' && part !== '') || typeof part === 'number';
  if (!isHeld || !secretNames.has(name)) return readable(part);
  if (String(part).length >= shortestKnown) known.add(String(part));
  return 'hidden';
}

/** The value to read. Calls of the contract are named, not unfolded. */
export function readable(value: unknown): Readable {
  if (typeof value === 'string') return readableText(value);
  if (typeof value === 'function') return oneLine(String(value));
  if (typeof value === 'object' && value !== null) return readableObject(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}
