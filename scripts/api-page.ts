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

function isCall(thing: unknown): thing is Call {
  return typeof thing === 'object' && thing !== null && 'method' in thing && 'path' in thing;
}

const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

function describe(name: string, { method, path, token, sends, query, body, refusal, example }: Call): string {
  const given = [
    ...(query ? ['Query', json(example.query)] : []),
    ...(body ? [sends === 'multipart' ? 'Form (multipart)' : 'Body', json(example.body)] : []),
    'Answer, beside `statusCode: 200` and `message`',
    json(example.answer),
    ...(refusal ? ['`data` of a refusal', json(example.refusal)] : []),
  ];
  const bearer = token === false ? 'No token.' : 'Bearer token.';
  return [`### \`${method} ${path}\``, `\`${name}\`. ${bearer}`, ...given].join('\n\n');
}

/** docs/api.md: every call of the contract, with its example. */
export function apiPage(): string {
  const sections = Object.entries(parts).map(([title, part]) => {
    const named = Object.entries(part).sort(([one], [other]) => one.localeCompare(other));
    const calls = named.flatMap(([name, thing]) => (isCall(thing) ? [describe(name, thing)] : []));
    return [`## ${title}`, ...calls].join('\n\n');
  });
  const head = [
    '# The calls',
    'Generated from `src/contract/` by `npm run docs`. Every path is appended to `VITE_API_BASE_URL`; the statusCode that counts is that of the body, else that of the response.',
  ];
  return `${[...head, ...sections].join('\n\n')}\n`;
}
