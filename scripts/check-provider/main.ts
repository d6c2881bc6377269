import { createInterface } from 'node:readline/promises';
import { calls } from '#contract/calls.ts';
import { endCheck, runCommand, UsageError } from '../command.ts';
import { flags, readProvider } from './options.ts';
import { movesMoneyOrSigns, playJourney } from './play.ts';

const help = `Plays the calls of the app against a provider, and prints each difference to the contract.

  npm run check:provider -- https://api.provider.example/ --mobile 9876543210
  npm run check:provider -- http://127.0.0.1:4173/api/ --mobile 9000000002

  --mobile number    a borrower, to whom a one-time code is sent; one who comes back has other calls than a new one
  --code digits      the one-time code of a test environment that takes one for all; otherwise it is asked for
  --set name=value   a value of the requests instead of that of the examples: panNumber=…, aadharNo=…; repeatable
  --selfie file.jpg  a picture of a face; otherwise a picture of nothing, which a provider refuses
  --allow-money      also plays ${movesMoneyOrSigns.join(', ')}, which move money or sign`;

async function question(words: string): Promise<string> {
  if (!process.stdin.isTTY) throw new UsageError(`${words}: there is no terminal to ask at. Write --code.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${words}: `);
  terminal.close();
  return answer.trim();
}

await runCommand({ help, flags, maxWords: 1 }, async (values, [url = '']) => {
  const provider = readProvider(values, url);
  const { played, differences, notes } = await playJourney({
    ...provider,
    ask: (request) => fetch(request, { signal: AbortSignal.timeout(60_000) }),
    code: async (purpose) => values.code ?? question(`One-time code of ${provider.mobile} (${purpose})`),
    async act(what, order) {
      if (process.stdin.isTTY) await question(`${what} ${order}, then press Enter`);
      else console.log(`${what} ${order}: there is no terminal to wait at, so the check goes on.`);
    },
  });
  for (const note of notes) console.log(note);
  if (!played.has('nextStepCall') && differences.length === 0)
    throw new UsageError('Nobody could log in, and nothing else was played. Correct --mobile or --code, or see above.');
  const names = Object.keys(calls);
  const known: ReadonlySet<string> = played;
  const missing = names.filter((name) => !known.has(name));
  console.log(`Not played: ${missing.join(', ') || 'none'}\n`);
  endCheck(differences, `${played.size} of ${names.length} calls were played, and match the contract.`);
});
