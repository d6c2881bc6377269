import type { Facts, RegistrationDraft, UserSession } from '#contract/session.ts';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import type { BrowserStorage } from './browser-storage.ts';
import type { StorageKey } from './storage-keys.ts';

// Read by hand and not by schema: the session stands before the first paint, and a schema library need not come with it.
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNothing = (value: unknown) => value === null || value === undefined || isText(value);

const isPan = (value: unknown) =>
  isRecord(value) && isText(value.pan_number) && isTextOrNothing(value.full_name) && isTextOrNothing(value.dob);

/** An id goes back to the server as it came. */
const mayBeNumber = (key: string, value: unknown) => key === 'accountId' && typeof value === 'number';

/** What is null while it is empty is a number once it is there. */
const isLike = (key: string, value: unknown, empty: unknown) =>
  empty === null
    ? value === null || typeof value === 'number'
    : typeof value === typeof empty || mayBeNumber(key, value);

/** Only what the slice knows by name, so that nothing older lives on beside it. */
const pick = <Slice extends object>(from: Readonly<Record<string, unknown>>, slice: Slice) =>
  Object.fromEntries(Object.keys(slice).map((key) => [key, from[key]]));

function readUser(stored: unknown): UserSession | undefined {
  if (!isRecord(stored)) return undefined;
  // Stored by a version that did not have this field yet.
  const all: Readonly<Record<string, unknown>> = { isApprovalReported: false, ...stored };
  const fits = Object.entries(emptyUserSession).every(([key, empty]) => isLike(key, all[key], empty));
  // Every key was just found to be there, and of its type.
  return fits ? (pick(all, emptyUserSession) as unknown as UserSession) : undefined;
}

function readDraft(stored: unknown): RegistrationDraft | undefined {
  const fits =
    isRecord(stored) &&
    isRecord(stored.answers) &&
    Object.values(stored.answers).every(isText) &&
    (stored.panVerifyData === null || isPan(stored.panVerifyData));
  // Both parts were just looked at.
  return fits ? (pick(stored, emptyDraft) as unknown as RegistrationDraft) : undefined;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** Both slices as they are stored; instead of one that is absent, unreadable or of an older shape, what is known here (§14). */
export function readStored(storage: BrowserStorage, known: Facts): Facts {
  return {
    ...known,
    ...readUser(parsed(storage.get('kadam.user'))),
    ...readDraft(parsed(storage.get('kadam.register'))),
  };
}

/** Stores the slices that were changed, each under its own key. */
export function writeStored(storage: BrowserStorage, facts: Facts, changed: readonly string[]): void {
  const write = (key: StorageKey, slice: object) => {
    if (changed.some((name) => Object.hasOwn(slice, name))) storage.set(key, JSON.stringify(pick(facts, slice)));
  };
  write('kadam.user', emptyUserSession);
  write('kadam.register', emptyDraft);
}

export function removeStored(storage: BrowserStorage): void {
  storage.remove('kadam.user');
  storage.remove('kadam.register');
}
