/** One tab of a browser: what a driver must give. The actions are those of the W3C, the same in WebDriver and BiDi. */
export interface Tab {
  /** The browser and its version. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** The value of an expression in the page, which must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  perform(actions: readonly object[]): Promise<void>;
  /** What the browser wrote on its console as an error; empty where a driver cannot read it. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** Why a browser cannot be used here: a line to print. */
export class MissingBrowser extends Error {}

/** Calls until it gives a value. Throws an error with these words after the time. */
export async function waitFor<Value>(words: string, get: () => Promise<Value | undefined>, timeoutMs = 30_000) {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const value = await get();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${words} within ${timeoutMs / 1_000} s`);
}
