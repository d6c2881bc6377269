/** One tab of a browser, which each driver implements. The actions of the W3C are the same in WebDriver and BiDi. */
export interface Tab {
  /** The browser and its version. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** The value of an expression in the page, which must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  perform(actions: readonly object[]): Promise<void>;
  /** The errors on the browser's console; empty where a driver cannot read it. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** A browser, or a program that it needs, is not installed; the message is a line to print. */
export class MissingBrowser extends Error {}

/** Calls `get` until it returns a value. Throws an error with `words` after `timeoutMs`. */
export async function waitFor<Value>(words: string, get: () => Promise<Value | undefined>, timeoutMs = 30_000) {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const value = await get();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${words} within ${timeoutMs / 1_000} s`);
}
