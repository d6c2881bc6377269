/** Requests an address: `fetch`, or the request of a browser, which accepts its certificates. */
export type Ask = (address: string) => Promise<{ json(): Promise<unknown> }>;

/** The one-time codes that the sandbox shows for a mobile number, the newest first, of one purpose or of all. */
export async function sentCodes(ask: Ask, origin: string, mobile: string, purpose = ''): Promise<readonly string[]> {
  const answer = await ask(`${origin}/sandbox/codes?mobile=${mobile}`);
  // The shape is described in sandbox/README.md.
  const { codes } = (await answer.json()) as { codes: { purpose: string; code: string }[] };
  return codes.filter((one) => one.purpose.includes(purpose)).map(({ code }) => code);
}
