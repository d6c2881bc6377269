import type { CallName } from '#contract/calls.ts';

/** What a fault does, in the words of the sandbox. */
export interface Fault {
  readonly call: CallName;
  readonly kind: string;
  readonly status?: number;
  readonly seconds?: number;
}

/** The controls of the sandbox at an address: its one-time codes, faults, clock and reset. */
export function sandboxAt(url: string) {
  async function post(path: string, body: object): Promise<unknown> {
    const answer = await fetch(`${url}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The sandbox refuses /sandbox/${path}: ${await answer.text()}`);
    return answer.json();
  }
  return {
    /** The newest code that was sent to a mobile number. */
    async code(mobile: string): Promise<string> {
      const answer = await fetch(`${url}/sandbox/codes?mobile=${mobile}`);
      // The sandbox's own answer: see sandbox/README.md.
      const { codes } = (await answer.json()) as { codes: { code: string }[] };
      return codes[0]?.code ?? '';
    },
    fault: (fault: Fault, mobile: string) => post('faults', { ...fault, once: true, mobile }),
    moveClock: (minutes: number) => post('clock', { minutes }),
    forget: (mobile: string) => post('reset', { mobile }),
    approveMandate: (order: string) => post(`checkout/${order}`, {}),
    /** Presses a button on a partner's page, and gives the address it leads back to. */
    async press(page: string, act: string): Promise<string> {
      const headers = { origin: new URL(page).origin };
      const body = new URLSearchParams({ act });
      const answer = await fetch(page, { method: 'POST', headers, body, redirect: 'manual' });
      return answer.headers.get('location') ?? '';
    },
  };
}

export type Sandbox = ReturnType<typeof sandboxAt>;
