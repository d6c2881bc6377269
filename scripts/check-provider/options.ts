import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { saveKeys } from '#engine/saving.ts';
import { isMobile, mobileFormat } from '#sandbox/rules/mobile-number.ts';
import { steps } from '#schemas/index.ts';
import { assertKnown, booleanFlag, type FlagValues, readGivenFile, stringFlag, UsageError } from '../command.ts';

export const flags = {
  mobile: { ...stringFlag, default: '' },
  code: stringFlag,
  set: { ...stringFlag, multiple: true },
  selfie: stringFlag,
  'allow-money': booleanFlag,
} as const;

/** What requests have: the names of the contract, and those under which steps save. */
const namesOfRequests = [
  ...Object.values<Call>(calls).flatMap(({ example: { query, body } }) =>
    Object.keys({ ...Object(query), ...Object(body) }),
  ),
  ...steps.flatMap((step) => Object.keys(saveKeys(step))),
];

/** The values of `--set name=value` by their names. */
function readValues(pairs: readonly string[]): Readonly<Record<string, string>> {
  const found = pairs.map((pair) => /^(\w+)=(.*)$/.exec(pair)?.slice(1) ?? []);
  if (found.some(([name]) => !name)) throw new UsageError('Write --set name=value, such as --set panNumber=BNZPJ4821K');
  for (const [name = ''] of found) assertKnown('value', name, namesOfRequests, 'src/contract/');
  return Object.fromEntries(found);
}

/** The provider and the borrower that were written. Throws a UsageError. */
export function readProvider({ mobile, selfie, set = [], ...others }: FlagValues<typeof flags>, url: string) {
  const address = URL.parse(url);
  if (!address) throw new UsageError('Write the address of the API: https://api.example/');
  if (address.username || address.password)
    throw new UsageError('A browser, and so the app, calls no address with a user or a password. Leave them out.');
  if (!isMobile(mobile)) throw new UsageError(`Write a mobile number of ${mobileFormat}: --mobile 9876543210`);
  const image = selfie === undefined ? 'nothing' : readGivenFile(selfie);
  return {
    baseUrl: url.replace(/\/?$/, '/'),
    mobile,
    values: readValues(set),
    allowMoney: others['allow-money'],
    selfie: new Blob([image], { type: 'image/jpeg' }),
  };
}
