import { Agent, request } from 'node:http';

/** One answer of the sandbox, or the reason why there was none. */
export interface Outcome {
  readonly name: string;
  readonly status: number;
  readonly message: string;
  readonly failure: string;
}

/** Sends one JSON call over a connection of an agent; never throws. */
export function call(agent: Agent, address: string, token: string, name: string): Promise<Outcome> {
  const body = JSON.stringify({ name, email: `${name.toLowerCase()}@mail.in` });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: `Bearer ${token}`,
  };
  const path = `${address}/api/customer_onboarding/onboard_user_NameAndEmail`;
  return new Promise((resolve) => {
    const failed = ({ code = '', message }: NodeJS.ErrnoException) =>
      resolve({ name, status: 0, message: '', failure: code || message });
    const sent = request(path, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('error', failed);
      answer.on('end', () => {
        const { message } = JSON.parse(text) as { message: string };
        resolve({ name, status: answer.statusCode ?? 0, message, failure: '' });
      });
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

const letters = 'abcdefghij';

/** A unique name: only letters are allowed. */
export function nameOf(borrower: number, nth: number): string {
  const spell = (number: number) => [...String(number)].map((digit) => letters[Number(digit)]).join('');
  return `Kadam${spell(borrower)}x${spell(nth)}`;
}

/**
 * Saves one name after another for each borrower, over kept-alive connections, until it is stopped.
 * `addressOf` returns the process to call; `refused` is true after a refused connection.
 */
export function underLoad(tokens: readonly string[], addressOf: (borrower: number, refused: boolean) => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length });
  const outcomes: Outcome[][] = tokens.map(() => []);
  let running = true;
  const loop = async (token: string, borrower: number) => {
    for (let nth = 0; running; nth += 1) {
      const refused = outcomes[borrower]?.at(-1)?.failure === 'ECONNREFUSED';
      outcomes[borrower]?.push(await call(agent, addressOf(borrower, refused), token, nameOf(borrower, nth)));
      // Without a pause, the load would take the processor from what is tested.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const loops = tokens.map(loop);
  return {
    outcomes,
    /** Resolves when each borrower has had so many more successful saves. */
    async saves(more: number) {
      const wanted = outcomes.map((all) => saved(all) + more);
      while (outcomes.some((all, nth) => saved(all) < (wanted[nth] ?? 0))) {
        const stuck = outcomes.find((all) => all.length > 500 && saved(all.slice(-500)) === 0);
        if (stuck) throw new Error(`Nothing is saved any more: ${JSON.stringify(stuck.at(-1))}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    async stop() {
      running = false;
      await Promise.all(loops);
      agent.destroy();
      return outcomes.flat();
    },
  };
}

const saved = (all: readonly Outcome[]) => all.filter(({ status }) => status === 200).length;
