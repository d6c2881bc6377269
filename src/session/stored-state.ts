import { isRecord, parseJson } from '#contract/parse-json.ts';
import { emptyDraft, emptyUserSession, type Facts } from '#contract/session.ts';
import type { BrowserStorage } from './browser-storage.ts';

// Checked by hand: the session is read before the first paint, where zod is not loaded yet.
type Stored = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === 'string';

const isPan = (value: unknown) =>
  isRecord(value) &&
  isText(value.pan_number) &&
  [value.full_name, value.dob].every((text) => text == null || isText(text));

/** Whether a value has the type of the empty one; null is that of a missing number. An account id may be a number too. */
function isLike(key: string, value: unknown, empty: unknown): boolean {
  if (empty === null) return value === null || typeof value === 'number';
  return typeof value === typeof empty || (key === 'accountId' && typeof value === 'number');
}

/** The values of a slice's own keys: those of older versions are dropped. */
const pick = <Slice extends object>(from: Stored, slice: Slice) =>
  Object.fromEntries(Object.keys(slice).map((key) => [key, from[key]]));

const isUser = (stored: Stored) =>
  Object.entries(emptyUserSession).every(([key, empty]) => isLike(key, stored[key], empty));

const isDraft = ({ answers, panVerifyData }: Stored) =>
  isRecord(answers) && Object.values(answers).every(isText) && (panVerifyData === null || isPan(panVerifyData));

/** The two slices: their keys in the storage, their fields, and whether what is stored fits. */
const slices = [
  ['kadam.user', emptyUserSession, isUser],
  ['kadam.register', emptyDraft, isDraft],
] as const;

/** Both slices; `known` instead of one that is absent, unreadable or of an older shape (§14). */
export function readStored(storage: BrowserStorage, known: Facts): Facts {
  const stored = slices.map(([key, fields, fits]) => {
    const slice = parseJson(storage.get(key));
    return isRecord(slice) && fits(slice) ? pick(slice, fields) : {};
  });
  // Each was checked.
  return Object.assign({}, known, ...stored) as Facts;
}

/** Stores the slices in which a field was changed. */
export function writeStored(storage: BrowserStorage, facts: Facts, changed: readonly string[]): void {
  for (const [key, fields] of slices) {
    if (changed.some((name) => Object.hasOwn(fields, name)))
      storage.set(key, JSON.stringify(pick({ ...facts }, fields)));
  }
}

export function removeStored(storage: BrowserStorage): void {
  for (const [key] of slices) storage.remove(key);
}
