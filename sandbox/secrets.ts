const encode = (value: string) => new TextEncoder().encode(value);
const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const randomToken = (): string => hex(crypto.getRandomValues(new Uint8Array(32)).buffer);

export function randomDigits(length: number): string {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return String(number).padStart(length, '0').slice(-length);
}

/** A hash of a value that nobody can guess, such as a token. */
export async function hashOf(value: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', encode(value)));
}

/** A slow, salted hash of a value that could be found by trying all: an Aadhaar or account number. */
export async function slowHashOf(value: string, salt: string, iterations = 60_000): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encode(value), 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: encode(salt), iterations };
  return hex(await crypto.subtle.deriveBits(algorithm, key, 256));
}
