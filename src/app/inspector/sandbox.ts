import * as z from 'zod/mini';

const stateAnswer = z.object({
  personas: z.array(z.object({ id: z.string(), shows: z.string(), at: z.string(), reaches: z.array(z.string()) })),
  calls: z.array(z.string()),
  faultKinds: z.array(z.string()),
});

/** What the sandbox server can do: its answer to GET /sandbox/state. */
export type SandboxState = z.output<typeof stateAnswer>;

const answer = z.object({ message: z.optional(z.string()), url: z.optional(z.string()) });

/** Reads the state of the sandbox; undefined where there is no sandbox. */
export async function readState(): Promise<SandboxState | undefined> {
  try {
    return z.parse(stateAnswer, await (await fetch('/sandbox/state')).json());
  } catch {
    return undefined;
  }
}

/** Posts to the sandbox. Returns the address it answers with, or the message of what is wrong. */
export async function post(path: 'open' | 'faults', body: object): Promise<z.output<typeof answer>> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`/sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { url, message } = z.parse(answer, await response.json());
    return response.ok ? { url } : { message: message ?? 'The sandbox rejects this.' };
  } catch {
    return { message: 'The sandbox does not answer.' };
  }
}
