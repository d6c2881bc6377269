/** The result of `act`; undefined where it throws or rejects: telemetry must not break the screen that it reports on. */
export async function attempt<Result>(act: () => Result | PromiseLike<Result>): Promise<Awaited<Result> | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}
