/** Does what no borrower waits for: where a browser or a service refuses, nothing comes of it. */
export function quietly(act: () => unknown): void {
  try {
    act();
  } catch {
    // Reporting must not break what it reports on.
  }
}

/** What a browser tells of itself; undefined where it refuses, or does not know how. */
export async function asked<Told>(ask: () => Told | PromiseLike<Told>): Promise<Awaited<Told> | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
