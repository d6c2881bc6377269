const bytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
const text = (value: string) => new TextEncoder().encode(value);

/** A text that cannot be guessed, for tokens, sessions of partners and signed addresses. */
export function randomToken(): string {
  return btoa(String.fromCharCode(...bytes(32)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** So many random digits, each as likely as any other. */
export function randomDigits(length: number): string {
  const even = [...bytes(length * 4)].filter((byte) => byte < 250).map((byte) => byte % 10);
  return even.length < length ? randomDigits(length) : even.slice(0, length).join('');
}

/** A hash for what cannot be guessed anyway, such as a token. */
export async function hashOf(value: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', text(value)));
}

async function slowHashOf(value: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', text(value), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: text(salt), iterations: 60_000 };
  return hex(await crypto.subtle.deriveBits(how, key, 256));
}

/**
 * Slow hashes with one salt, for what can be guessed by trying all: Aadhaar and account numbers. A value is hashed once,
 * so that it can be hashed before a transaction begins and asked for inside it.
 */
export function slowHasher(salt: string): (value: string) => Promise<string> {
  const hashes = new Map<string, Promise<string>>();
  return (value) => {
    const hash = hashes.get(value) ?? slowHashOf(value, salt);
    hashes.set(value, hash);
    return hash;
  };
}

/** A signature that only who knows the secret can make: a text that is changed by one letter has another. */
export async function signatureOf(value: string, secret: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', text(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', key, text(value)));
}
