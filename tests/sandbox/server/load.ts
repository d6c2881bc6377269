import { saveNameAndEmail } from '#contract/kyc.ts';

/** One answer of the sandbox, or the reason why there was none. */
export interface Outcome {
  readonly name: string;
  readonly status: number;
  readonly message: string;
  readonly failure: string;
}

/** Sends one save; never throws. */
async function save(address: string, token: string, name: string): Promise<Outcome> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ name, email: `${name.toLowerCase()}@mail.in` });
  try {
    const answer = await fetch(`${address}/api/${saveNameAndEmail.path}`, { method: 'POST', headers, body });
    return { name, status: answer.status, message: await answer.text(), failure: '' };
  } catch (error) {
    // fetch names the failure of the connection as the cause.
    const { cause, message } = Object(error);
    return { name, status: 0, message: '', failure: cause?.code ?? message };
  }
}

/** A unique name, of letters only, as its rule requires. */
const nameOf = (borrower: number, nth: number) =>
  `Kadam${borrower}x${nth}`.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/**
 * Saves one name after another for each borrower, over kept-alive connections, until it is stopped.
 * `addressOf` returns the process to call; `refused` is true after a refused connection.
 */
export function underLoad(tokens: readonly string[], addressOf: (borrower: number, refused: boolean) => string) {
  const outcomes: Outcome[][] = tokens.map(() => []);
  let running = true;
  const loop = async (token: string, borrower: number) => {
    for (let nth = 0; running; nth += 1) {
      const refused = outcomes[borrower]?.at(-1)?.failure === 'ECONNREFUSED';
      outcomes[borrower]?.push(await save(addressOf(borrower, refused), token, nameOf(borrower, nth)));
      // Without a pause, the load would take the processor away from the tested processes.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const loops = tokens.map(loop);
  return {
    outcomes,
    /** Resolves when each borrower has had `more` further successful saves. */
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
      return outcomes.flat();
    },
  };
}

const saved = (all: readonly Outcome[]) => all.filter(({ status }) => status === 200).length;
