import * as application from '#contract/application.ts';
import * as bank from '#contract/bank.ts';
import type { Call } from '#contract/call.ts';
import * as kyc from '#contract/kyc.ts';
import * as loans from '#contract/loans.ts';
import * as login from '#contract/login.ts';

const parts = {
  'Login and session': login,
  Verification: kyc,
  Application: application,
  'Bank and mandate': bank,
  Loans: loans,
};

const isCall = (thing: unknown): thing is Call => Object(thing).path !== undefined && 'method' in Object(thing);

function describe(name: string, { method, path, token, sends, query, body, refusal, example }: Call): string {
  const bodyTitle = sends === 'multipart' ? 'Form (multipart)' : 'Body';
  const examples = [
    query && ['Query', example.query],
    body && [bodyTitle, example.body],
    ['Answer, beside `statusCode: 200` and `message`', example.answer],
    refusal && ['`data` of a refusal', example.refusal],
  ].flatMap((each) => (each ? [`${each[0]}\n\n\`\`\`json\n${JSON.stringify(each[1], null, 2)}\n\`\`\``] : []));
  const bearer = token === false ? 'No token.' : 'Bearer token.';
  return [`### \`${method} ${path}\``, `\`${name}\`. ${bearer}`, ...examples].join('\n\n');
}

/** docs/api.md: every call of the contract, with its example. */
export function apiPage(): string {
  const sections = Object.entries(parts).flatMap(([title, part]) => {
    const named = Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other));
    return [`## ${title}`, ...named.flatMap(([name, thing]) => (isCall(thing) ? [describe(name, thing)] : []))];
  });
  const origin =
    'Generated from `src/contract/` by `npm run docs`. Every path is appended to `VITE_API_BASE_URL`; the statusCode that counts is that of the body, else that of the response.';
  return `${['# The calls', origin, ...sections].join('\n\n')}\n`;
}
