import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type JsonSchema, jsonSchemaOf } from '#sandbox/api/openapi.ts';
import { optionsIn } from '../../scripts/check-provider/differences.ts';

// §18 "JSON types are accepted leniently", proved for every field of the contract.

type Path = readonly (string | number)[];
type Json = Readonly<Record<string, unknown>>;

/** The example, with a value too for each field of the schema that it leaves out. */
function completed(schema: JsonSchema, example: unknown): unknown {
  const options = optionsIn(schema);
  const properties = options.find((option) => option.properties)?.properties;
  if (properties) {
    const fields = Object.entries(properties).map(([key, field]) => [
      key,
      completed(Object(field), Object(example)[key]),
    ]);
    return { ...Object(example), ...Object.fromEntries(fields) };
  }
  const items = options.find((option) => option.items)?.items;
  if (items) return (Array.isArray(example) ? example : [undefined]).map((item) => completed(Object(items), item));
  const types = options.map(({ type }) => type);
  return example ?? (types.includes('boolean') || (types.includes('number') ? 7 : 'words'));
}

/** Every field of an example, objects and lists included: its path and its value. */
function fieldsOf(value: unknown, path: Path = []): [Path, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): [Path, unknown][] => [
    [[...path, key], inner],
    ...fieldsOf(inner, [...path, key]),
  ]);
}

/** The example with one field changed; `undefined` removes it. */
function changed(example: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = changed((example as Json)[key], rest, value);
  if (Array.isArray(example)) return example.with(Number(key), inner);
  const { [key]: _old, ...others } = example as Json;
  return inner === undefined ? others : { ...others, [key]: inner };
}

/** The other forms of a value that mean the same, by its type. */
const otherForms: Readonly<Record<string, (value: never) => readonly unknown[]>> = {
  number: (value: number) => [String(value)],
  boolean: (value: boolean) => (value ? [1, '1', 'true'] : [0, '0', 'false']),
};

/** Ids are sent back in the form in which they were received, so a number stays a number. */
const ids = ['accountId', 'accountID', 'mandateId'];

/** The fields that an answer must have: if one is missing or wrong, the whole answer is rejected. */
const needed: Readonly<Record<string, readonly string[]>> = {
  verifyOtp: ['data', 'data.jwtToken'],
  nextStepCall: ['data', 'data.step', 'data.step.current_route'],
  dashboardCall: ['status'],
  panVerification: ['data', 'data.pan_number'],
  digilockerInitiate: ['data', 'data.url'],
  saveAddress: ['data', 'data.CibilAndBreData', 'data.CibilAndBreData.status', 'data.CibilAndBreData.message'],
  statesCall: ['data'],
  approvalView: ['data', 'data.totalAmount', 'data.repayAmount', 'data.finalAmount'],
  bankConnect: ['data', 'data.api_status', 'data.pageName'],
  bankConnectUrl: ['data', 'data.redirect_url'],
  bankingSurrogate: ['data', 'data.final_result_from_BRE'],
  onePage: ['data'],
  checkRepeatCase: ['data', 'data.pageName'],
  savedBankDetails: ['data', 'data.accountNumber'],
  bankByIfsc: ['data', 'data.banks', 'data.banks.0', 'data.banks.0.BANK'],
  saveBankDetails: ['data', 'data.accountId'],
  setEmandate: ['message'],
  setEmandateV2: ['message'],
  lenderCredentials: [
    'data',
    'data.lenderCreds',
    'data.lenderCreds.emandate',
    'data.lenderCreds.emandate.encryptedDisbursalKeyId',
  ],
  pennyFlow: ['data', 'data.flow'],
  pennyDrop: ['data', 'data.pennyStatus'],
  'pennyDrop (refusal)': ['pennyStatus'],
  bankAccounts: ['data', 'data.0', 'data.0.accountID'],
  keyFactStatement: ['data'],
  acceptKeyFacts: ['data', 'data.status'],
  customerLoans: ['data', 'data.0'],
  signedDocument: ['data', 'data.signUrl'],
};

interface Case {
  readonly name: string;
  readonly schema: Call['answer'];
  readonly example: unknown;
}

const cases = Object.entries<Call>(calls).flatMap(([name, { answer, refusal, example }]): Case[] => [
  { name, schema: answer, example: completed(jsonSchemaOf(answer), example.answer) },
  ...(refusal
    ? [{ name: `${name} (refusal)`, schema: refusal, example: completed(jsonSchemaOf(refusal), example.refusal) }]
    : []),
]);

describe.each(cases)('$name', ({ name, schema, example }) => {
  const read = (value: unknown) => schema.safeParse(value).data;
  const fields = fieldsOf(example);

  test('reads numbers as text, and true and false in every form, as the same value', () => {
    for (const [path, value] of fields) {
      const forms = otherForms[typeof value]?.(value as never) ?? [];
      for (const form of forms) expect(read(changed(example, path, form)), `${path} ${form}`).toEqual(read(example));
    }
  });

  test('reads a number where it expects text, and keeps that of an id', () => {
    for (const [path, value] of fields) {
      if (typeof value !== 'string') continue;
      const isId = ids.includes(String(path.at(-1)));
      const [asNumber, asText] = [42, '42'].map((form) => read(changed(example, path, form)));
      expect(asNumber, String(path)).toBeDefined();
      expect(asNumber, String(path)).toEqual(isId ? changed(asText, path, 42) : asText);
    }
  });

  test('reads null as absent', () => {
    for (const [path] of fields) {
      if (/^\d+$/.test(String(path.at(-1)))) continue;
      const [asNull, absent] = [null, undefined].map((form) => read(changed(example, path, form)));
      expect(asNull, String(path)).toEqual(absent);
    }
  });

  test('accepts an empty list in place of an object wherever it accepts null: some servers send an object without fields so', () => {
    for (const [path, value] of fields) {
      if (typeof value !== 'object' || Array.isArray(value)) continue;
      const [asList, asNull] = [[], null].map((form) => read(changed(example, path, form)));
      expect(asList !== undefined, String(path)).toBe(asNull !== undefined);
    }
  });

  test('ignores unknown fields at every depth', () => {
    for (const [path, value] of [[[], example] as const, ...fields]) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
      const more = changed(example, path, { ...value, somethingNew: { deep: [null] } });
      expect(read(more), String(path)).toMatchObject(Object(read(example)));
    }
  });

  test('is rejected for a wrong value of a needed field, and for no other', () => {
    // The wrong value is `[[]]`: no text, number, flag or object, and no list of an answer.
    const rejected = fields.filter(([path]) => read(changed(example, path, [[]])) === undefined);
    expect(rejected.map(([path]) => path.join('.')).sort(), `needed.${name}`).toEqual([...(needed[name] ?? [])].sort());
  });
});

// Not a penny drop: its poll would go on for five minutes.
const withoutNeededData = cases.filter(
  ({ name, schema, example }) => name !== 'pennyDrop' && schema.safeParse(changed(example, ['data'], {})).success,
);

test.each(withoutNeededData)(
  '$name accepts an answer without data, because it needs no field of it',
  ({ schema, example }) => {
    for (const none of [null, [], undefined]) {
      expect(schema.safeParse(changed(example, ['data'], none)).success, `${none}`).toBe(true);
    }
  },
);

test.each([
  ['token of a login', calls.verifyOtp, ['data', 'jwtToken']],
  ['address of the document locker', calls.digilockerInitiate, ['data', 'url']],
  ['address of the bank statement page', calls.bankConnectUrl, ['data', 'redirect_url']],
  ['key of the checkout', calls.lenderCredentials, ['data', 'lenderCreds', 'emandate', 'encryptedDisbursalKeyId']],
] as const)('rejects an empty %s', (_, { answer, example }, path) => {
  for (const empty of ['', ' ']) expect(answer.safeParse(changed(example.answer, path, empty)).success).toBe(false);
});

test.each([calls.bankAccounts, calls.customerLoans])(
  'reads a list that is null or absent as one without entries: %#',
  ({ answer }) => {
    for (const none of [{ data: null }, {}]) expect(answer.parse(none)).toEqual({ data: [] });
  },
);

test('reads a status in any case as the specified word, and an unknown status as it was sent', () => {
  const statuses = (...sent: string[]) =>
    calls.customerLoans.answer.parse({ data: sent.map((loanStatus) => ({ loanStatus })) }).data;
  expect(statuses('PART PAYMENT', 'closed ', 'Written Off')).toEqual(
    ['Part Payment', 'Closed', 'Written Off'].map((loanStatus) => ({ loanStatus })),
  );
  const account = { accountID: 'acc_19', status: 'VERIFIED' };
  expect(calls.bankAccounts.answer.parse({ data: [account] }).data).toEqual([{ ...account, status: 'Verified' }]);
  expect(calls.dashboardCall.answer.parse({ lead: { status: 'disbursed' } }).lead).toEqual({ status: 'Disbursed' });
});

test.each([
  [
    calls.pennyDrop,
    { pennyStatus: 'REJECTED ', metaData: { flow: 'Reverse' } },
    { pennyStatus: 'rejected', metaData: { flow: 'reverse' } },
  ],
  [calls.pennyFlow, { flow: 'Reverse' }, { flow: 'reverse' }],
  [calls.bankConnect, { pageName: 'Rejected' }, { pageName: 'rejected' }],
  [calls.checkRepeatCase, { pageName: 'FINBOX' }, { pageName: 'finbox' }],
  [calls.bankingSurrogate, { final_result_from_BRE: 'Reject' }, { final_result_from_BRE: 'REJECT' }],
])('reads in any case a word that decides where the borrower goes: %#', ({ answer }, sent, read) => {
  expect(answer.parse({ data: sent })).toMatchObject({ data: read });
});

test('rejects an account number that is a JSON number with too many digits to be exact, instead of reading another one', () => {
  const { answer, example } = calls.savedBankDetails;
  const sent = (digits: string) =>
    JSON.parse(JSON.stringify(example.answer).replace(`"${example.answer.data.accountNumber}"`, digits));
  expect(answer.safeParse(sent('9007199254740991')).data?.data?.accountNumber).toBe('9007199254740991');
  expect(answer.safeParse(sent('123456789012345678')).success).toBe(false);
  const account = { accountID: 'acc_19' };
  const accounts = [{ ...account, accountNo: 123456789012345680 }];
  expect(calls.bankAccounts.answer.parse({ data: accounts }).data).toEqual([{ ...account, accountNo: undefined }]);
});

test('leaves out the invalid entries of a list, and rejects a list without a valid one', () => {
  const [account] = calls.bankAccounts.example.answer.data;
  const read = (...data: unknown[]) => calls.bankAccounts.answer.safeParse({ data });
  expect(read(null, account, { bank: 'Bharat National Bank' }).data).toEqual({ data: [account] });
  expect(read().data).toEqual({ data: [] });
  expect(read(null, { bank: 'Bharat National Bank' }).success).toBe(false);
});
