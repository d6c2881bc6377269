import {
  emptyDraft,
  emptyUserSession,
  type Facts,
  type RegistrationDraft,
  type UserSession,
} from '#contract/session.ts';
import type { BrowserStorage } from './browser-storage.ts';

// Checked by hand: the session is read before the first paint, where zod is not loaded yet.
type Stored = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown) => typeof value === 'string';

const isPan = (value: unknown) =>
  isRecord(value) &&
  isText(value.pan_number) &&
  [value.full_name, value.dob].every((text) => text == null || isText(text));

/** Whether a value has the type of the empty one. Null stands for a number; an account id may be a number, too. */
function isLike(key: string, value: unknown, empty: unknown): boolean {
  if (empty === null) return value === null || typeof value === 'number';
  return typeof value === typeof empty || (key === 'accountId' && typeof value === 'number');
}

/** The values of a slice's own keys: those of older versions are dropped. */
const pick = <Slice extends object>(from: Stored, slice: Slice) =>
  Object.fromEntries(Object.keys(slice).map((key) => [key, from[key]]));

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function readUser(storage: BrowserStorage): UserSession | undefined {
  const stored = parse(storage.get('kadam.user'));
  if (!isRecord(stored)) return undefined;
  // Older versions do not have this field.
  const all: Stored = { isApprovalReported: false, ...stored };
  const fits = Object.entries(emptyUserSession).every(([key, empty]) => isLike(key, all[key], empty));
  // Every key was checked above.
  return fits ? (pick(all, emptyUserSession) as unknown as UserSession) : undefined;
}

function readDraft(storage: BrowserStorage): RegistrationDraft | undefined {
  const stored = parse(storage.get('kadam.register'));
  const fits =
    isRecord(stored) &&
    isRecord(stored.answers) &&
    Object.values(stored.answers).every(isText) &&
    (stored.panVerifyData === null || isPan(stored.panVerifyData));
  // Both parts were checked above.
  return fits ? (pick(stored, emptyDraft) as unknown as RegistrationDraft) : undefined;
}

/** Both slices; `known` instead of one that is absent, unreadable or of an older shape (§14). */
export function readStored(storage: BrowserStorage, known: Facts): Facts {
  return { ...known, ...readUser(storage), ...readDraft(storage) };
}

/** Stores the slices in which a field was changed. */
export function writeStored(storage: BrowserStorage, facts: Facts, changed: readonly string[]): void {
  for (const [key, slice] of [['kadam.user', emptyUserSession] as const, ['kadam.register', emptyDraft] as const]) {
    if (changed.some((name) => Object.hasOwn(slice, name))) storage.set(key, JSON.stringify(pick({ ...facts }, slice)));
  }
}

export function removeStored(storage: BrowserStorage): void {
  storage.remove('kadam.user');
  storage.remove('kadam.register');
}
