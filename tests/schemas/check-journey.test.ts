import { describe, expect, test } from 'vitest';
import { checkJourney } from '#authoring/check-journey.ts';
import { readStep } from '#authoring/check-shape.ts';
import { formatIssue } from '#authoring/issue.ts';
import { aadhaar, email, mobile, pan, required, singleSpacedLetters } from '#engine/rules.ts';
import { account } from './fixtures/journey/account.ts';
import { deposit } from './fixtures/journey/deposit.ts';
import { rider } from './fixtures/journey/rider.ts';
import { stop } from './fixtures/journey/stop.ts';
import { trip } from './fixtures/journey/trip.ts';
import { known } from './fixtures/known.ts';
import { withAmount, withField, withHindi } from './wrong-parts.ts';
import { wrongSaves } from './wrong-saves.ts';
import { wrongSchemas } from './wrong-schemas.ts';

const issues = (...entries: readonly unknown[]) => checkJourney(entries, known);
const journey = [rider, trip, deposit, account];

const isOfHindi = (line: string) => /has no Hindi|no text of the step is this/.test(line);

test.for(Object.entries({ ...wrongSchemas, ...wrongSaves }))('one mistake is one issue: %s', ([line, entry]) => {
  const wrong = Object(entry);
  const expected = `schemas${wrong.route}.ts  ${line}`;
  // Those that the fixture has without the mistake, and those of texts that the mistake adds or replaces, are left out.
  const others = new Set(issues(...journey.filter(({ route }) => route === wrong.route)).map(formatIssue));
  const lines = issues(entry)
    .map(formatIssue)
    .filter((each) => !others.has(each));
  expect(lines.filter((each) => each === expected || !isOfHindi(each))).toEqual([expected]);
});

test('a surplus part is not translated', () => {
  expect(issues(withField({ message: 'Too far' })).map(({ key }) => key)).toEqual(['fields.trip.message']);
});

test('rows may be more and longer than tiles, and show one text on different conditions', () => {
  const values = ['A', 'B', 'C', 'D', 'School', 'Repairs of the house and its roof'].map((value) => ({ value }));
  const options = [...values, { value: 'E', label: 'A', showIf: { session: 'repeatCustomer', equals: true } }];
  const lines = issues(withField({ variant: 'rows', options })).map(formatIssue);
  expect(lines.filter((line) => !isOfHindi(line))).toEqual([]);
});

const personalRules = [aadhaar, email, mobile, pan, singleSpacedLetters].map((rule) => ({ rules: [rule('Not so')] }));

test.for([...personalRules, { secret: true }, { autocomplete: 'off' }, { kind: 'masked' }])(
  'a field with %j is personal, and needs a reason',
  (parts) => {
    const field = { kind: 'text', label: 'Destination', rules: [], ...parts };
    expect(issues({ ...trip, fields: { trip: field } }).map(({ key }) => key)).toContain('fields.trip.reason');
  },
);

test('a personal field gets the autocomplete token that fits its rule, and an Aadhaar number stays out of the draft', () => {
  const writeFor = (rule: typeof pan | typeof mobile | typeof aadhaar) => {
    const field = { kind: 'text', label: 'Number', rules: [rule('Not so')], reason: 'We check it.' };
    const found = issues({ ...trip, fields: { trip: field } });
    return found.flatMap(({ key, write }) => (/secret|autocomplete/.test(key) ? [`${key}: ${write}`] : []));
  };
  expect(writeFor(mobile)).toEqual(["fields.trip.autocomplete: a token of HTML, such as 'tel-national', or 'off'"]);
  expect(writeFor(pan)).toEqual(["fields.trip.autocomplete: 'off'"]);
  expect(writeFor(aadhaar)).toEqual(['fields.trip.secret: true', "fields.trip.autocomplete: 'off'"]);
});

/** Copies of a step or of a part of it, each with a number in place of another part. */
function withNumbers(whole: object): object[] {
  const set = (name: string, part: unknown) =>
    Object.assign(Array.isArray(whole) ? [...whole] : { ...whole }, { [name]: part });
  return Object.entries(whole).flatMap(([name, part]) => [
    set(name, 5),
    ...(typeof part === 'object' ? withNumbers(part).map((wrong) => set(name, wrong)) : []),
  ]);
}

test('a part that is a number is reported with what to write', () => {
  const body = { bankName: 'bank', leadID: { session: 'leadID' }, back: { address: '/trip' } };
  const variants = { b: { fields: { bank: { label: 'Your bank', options: { Yes: 'No' } } } } };
  const keys = { ...rider, save: { keys: { name: 'fullName' } } };
  for (const wrong of [{ ...account, variants, save: { ...account.save, body } }, keys].flatMap(withNumbers))
    for (const { write } of readStep(wrong).issues) expect(write).not.toMatch(/Invalid|undefined/);
});

test('a condition on an earlier answer is right where the field of its own step cannot be read', () => {
  const fields = { deposit: { ...deposit.fields.deposit, label: 7 } };
  const conditional = { ...deposit, fields, askIf: { answer: 'trip', equals: 'School' } };
  expect(checkJourney([trip, conditional], known).map(({ key }) => key)).not.toContain('askIf.answer');
});

describe('a wrong journey is reported at its place in the list', () => {
  const wrong: Record<string, readonly unknown[]> = {
    "journey[0]: '/pan-verifi' is not a screen. Write '/pan-verify'.": ['/pan-verifi'],
    "journey[1]: 'trip' is not a screen. Write the name of its step, without quotes.": [trip, 'trip'],
    "journey[2]: '/trip' is there twice. Write each route once.": [trip, deposit, trip],
    "journey[1]: '/pan-verify' is there twice. Write each route once.": ['/pan-verify', '/pan-verify'],
    'journey[0].step: is missing. Write step({ … }).': [undefined],
    "journey[0].route: is empty. Write a route in small letters with hyphens, such as '/loan-purpose'.": [
      { ...trip, route: '' },
    ],
  };
  test.for(Object.entries(wrong))('%s', ([line, entries]) => {
    expect(issues(...entries).map(formatIssue)).toContain(`schemas/index.ts  ${line}`);
  });

  test('a journey that is no list', () => {
    expect(checkJourney(undefined, known).map(formatIssue)).toEqual([
      'schemas/index.ts  journey: is not an exported list. Write export const journey = [firstStep, …].',
    ]);
  });
});

describe('steps that contradict each other are reported', () => {
  test('a field name that two steps share', () => {
    const other = { ...trip, route: deposit.route, save: deposit.save };
    expect(issues(trip, other).map(formatIssue)).toEqual([
      'schemas/deposit.ts  fields.trip: /trip has a field of this name, and the draft stores one answer for both. Write another name.',
    ]);
  });

  test('but not a condition over a name that two steps share', () => {
    const why = { ...rider.fields.name, showIf: { answer: 'trip', equals: 'Yes' } };
    const other = { ...deposit, fields: { trip: trip.fields.trip, why } };
    expect(issues(trip, other).filter(({ key }) => key.includes('showIf'))).toEqual([]);
  });

  test('a condition that is never true, but not the examples that it hides', () => {
    const both = ['School', 'Office'].map((equals) => ({ answer: 'trip', equals }));
    const email = { ...rider.fields.email, showIf: { and: both } };
    const hiding = { ...rider, fields: { ...rider.fields, email } };
    expect(issues(trip, hiding).map(formatIssue)).toEqual([
      'schemas/rider.ts  fields.email.showIf: is never true. Write a condition that can be true.',
    ]);
  });

  test('a text with another Hindi than in an earlier step, as borrowers see one for both', () => {
    const other = { ...deposit, subtitle: 'School', hindi: { ...deposit.hindi, School: 'पाठशाला' } };
    expect(issues(trip, other).map(formatIssue)).toEqual([
      `schemas/deposit.ts  hindi.School: has another Hindi in /trip, and one is shown in both. Write '${trip.hindi?.School}' here, or this Hindi there.`,
    ]);
  });

  test('a save key that two steps write', () => {
    expect(issues(trip, { ...deposit, save: { key: 'tripKind' } }).map(formatIssue)).toEqual([
      "schemas/deposit.ts  save: 'tripKind' is the save key of /trip. Write another key.",
    ]);
  });

  test('an answer that two steps show on /confirm-details, and a name under which two are sent from there', () => {
    const summary = { answer: 'data.industry', key: 'industry' } as const;
    expect(issues({ ...trip, summary }, { ...deposit, summary }).map(formatIssue)).toEqual([
      "schemas/deposit.ts  summary.answer: 'data.industry' is the answer of /trip. Write another answer, or leave it out.",
      "schemas/deposit.ts  summary.key: 'industry' is the key of /trip. Write another key, or leave it out.",
    ]);
  });

  test('a save key of a specified step, in the copy of it, also where the copy comes first', () => {
    const specified = { ...deposit, route: '/gender', save: { key: 'tripKind' } };
    expect(issues(trip, specified).map(formatIssue)).toEqual([
      "schemas/trip.ts  save: 'tripKind' is the save key of /gender. Write another key.",
    ]);
  });

  test('but not a back arrow that leads to an added step whose fields are missing', () => {
    const added = { ...trip, route: '/own-vehicle', fields: undefined };
    expect(issues(added, { ...deposit, back: { to: '/own-vehicle' } }).map(formatIssue)).toEqual([
      'schemas/own-vehicle.ts  fields: is missing. Write { name: field }.',
    ]);
  });

  const write = 'Write nothing here, as it leads to the step before by default.';

  test('a back arrow that leads forward', () => {
    const forward = { ...trip, back: { to: '/deposit' } };
    expect(issues(forward, deposit).map(formatIssue)).toEqual([
      `schemas/trip.ts  back.to: '/deposit' comes after this step. ${write}`,
    ]);
  });

  test('a cycle for a repeat customer, but not an arrow that leads into it', () => {
    const round = { ...trip, back: { to: '/dashboard', repeatCustomer: '/trip' } };
    expect(issues(round, deposit).map(formatIssue)).toEqual([
      `schemas/trip.ts  back.repeatCustomer: '/trip' is this step. ${write}`,
    ]);
  });
});

test('an added step whose answer /confirm-details stores, and does not send, is reported', () => {
  const issuesOf = (entry: unknown, specified: readonly string[]) =>
    checkJourney([entry], { ...known, specified }).filter(({ key }) => key === 'repeatCustomer');
  expect(issuesOf(trip, ['/gender']).map(formatIssue)).toEqual([
    "schemas/trip.ts  repeatCustomer: is 'draft' in a step without summary.key, so /confirm-details does not send its answer. Write summary: { key: '…' }, or leave repeatCustomer out.",
  ]);
  expect(issuesOf(trip, ['/trip'])).toEqual([]);
  expect(issuesOf({ ...trip, summary: { key: 'loanPurpose' } }, ['/gender'])).toEqual([]);
});

test('a back arrow that skips a step is reported, also where another page may supply its target', () => {
  const skipping = { ...deposit, back: { to: rider.route, supplied: true } };
  const lines = issues(rider, { ...stop, back: trip.back }, trip, skipping).map(formatIssue);
  expect(lines.filter((line) => line.includes('  back'))).toEqual([
    "schemas/deposit.ts  back.to: the back arrow skips '/stop', '/trip'. Write nothing here, as it leads to the step before by default.",
  ]);
  expect(issues(rider, trip, skipping)).toMatchObject([{ key: 'back.to' }]);
  expect(issues(rider, '/pan-verify', skipping)).toEqual([]);
  expect(issues(rider, { ...trip, askIf: { session: 'repeatCustomer', equals: true } }, skipping)).toEqual([]);
  expect(issues(rider, trip, deposit)).toEqual([]);
});

test('a step in an earlier part of the journey than the step before it is reported, because /home lists the parts in order', () => {
  const [bank, later] = [
    { ...trip, part: 'bank' },
    { ...deposit, back: { to: trip.route } },
  ];
  expect(issues(bank, later).map(formatIssue)).toEqual([
    "schemas/deposit.ts  part: 'details' comes before the part of '/trip'. Write 'bank', or 'details' there.",
  ]);
  expect(issues({ ...trip, part: 'identity' }, later)).toEqual([]);
  expect(issues({ ...trip, part: 'identiti' }, { ...later, part: 'identity' })).toHaveLength(1);
});

test('a step that is listed twice does not count as skipped by the next back arrow', () => {
  const lines = issues(rider, trip, trip, { ...deposit, back: { to: trip.route } }).map(formatIssue);
  expect(lines).toEqual(["schemas/index.ts  journey[2]: '/trip' is there twice. Write each route once."]);
});

test('a back arrow to a removed step is reported, but not one to a step that is only not listed', () => {
  const next = { ...trip, back: { to: '/own-vehicle' } };
  expect(issues(next)).toMatchObject([{ key: 'back.to', wrong: "'/own-vehicle' is not a route" }]);
  expect(checkJourney([next], { ...known, written: ['/own-vehicle'] })).toEqual([]);
});

test.for([
  ['/confirm-details', 'the route of a screen'],
  ['/api', 'a path of the server'],
])('a step whose route is taken is reported: %s is %s', ([route, taken]) => {
  const found = issues({ ...trip, route });
  expect(found.map(formatIssue)).toContain(
    `schemas${route}.ts  route: '${route}' is ${taken}. Write one that nothing answers yet.`,
  );
});

test('a text that is reworded, but not in its line of Hindi, is one issue', () => {
  expect(issues({ ...trip, title: 'Where do you ride?' }).map(formatIssue)).toEqual([
    "schemas/trip.ts  hindi.Where do you ride to?: no text of the step is this. Write 'Where do you ride?'.",
  ]);
});

test('a part with a mistyped name is one issue, beside the Hindi of its text and the part of the step before', () => {
  const { subtitle, ...others } = trip;
  expect(issues({ ...others, subtitel: subtitle }).map(formatIssue)).toEqual([
    "schemas/trip.ts  subtitel: is not read by anything. Write 'subtitle'.",
  ]);
  const found = issues({ ...trip, part: 'money' }, { ...deposit, prt: 'money' });
  expect(found.map(({ key }) => key)).toEqual(['prt']);
});

test('an example that the save does not accept is reported beside the missing rule that lets it pass', () => {
  const rules = [required('Please write a deposit')];
  const entry = { ...withAmount({ rules }), examples: { ...deposit.examples, pass: [{ deposit: 'many' }] } };
  const found = issues(entry).map(({ key, write }) => `${key}: ${write}`);
  expect(found).toContain('save.body.depositAmount: what the contract requires');
  expect(found).toContain("fields.deposit.rules: digitsOnly('…') after required('…')");
});

describe('one issue does not hide another', () => {
  const keysOf = (...entries: readonly unknown[]) => issues(...entries).map(({ key }) => key);
  const icon = { options: [{ value: 'School', icon: 'capp' }] };

  test('a mistyped part beside faults in a field, a save key and a translation', () => {
    const entry = {
      ...withHindi({ Elsewhere: '' }),
      section: undefined,
      subtile: 'x',
      save: { keys: { purpose: 'x' } },
    };
    const expected = ['section', 'subtile', 'save.keys.purpose', 'hindi.Elsewhere'];
    expect(keysOf(entry)).toEqual(expect.arrayContaining(expected));
    expect(keysOf({ ...withField(icon), title: 7 })).toEqual(
      expect.arrayContaining(['title', 'fields.trip.options[0].icon']),
    );
  });

  test('an unknown key and an unknown kind in one field beside another field', () => {
    const { name, email } = rider.fields;
    const { reason: _reason, ...silent } = email;
    const entry = { ...rider, fields: { name: { ...name, kind: 'txet', lable: 'x' }, email: silent } };
    expect(keysOf(entry)).toEqual(['fields.name.kind', 'fields.email.reason']);
    const wrongSave = { ...entry, save: { keys: { name: 'fullName', emal: 'mail' } } };
    expect(keysOf(wrongSave)).toEqual(expect.arrayContaining(['fields.name.kind', 'save.keys.emal']));
    const mistyped = { ...rider, fields: { name: { ...name, lable: 'x' }, email: silent } };
    expect(keysOf(mistyped)).toEqual(expect.arrayContaining(['fields.name.lable', 'fields.email.reason']));
  });

  test('an unknown kind beside a condition on a name that no step has, but not on its own', () => {
    const name = { ...rider.fields.name, kind: 'txet' };
    const entry = { ...rider, fields: { ...rider.fields, name } };
    const askingIf = (answer: string) => ({ ...trip, askIf: { answer, equals: 'Meera' } });
    expect(keysOf(entry, askingIf('nmae'))).toEqual(['fields.name.kind', 'askIf.answer']);
    expect(keysOf(entry, askingIf('name'))).toEqual(['fields.name.kind']);
  });

  test('missing examples beside a function that makes rows of them', () => {
    const confirm = { ...account.confirm, rows: () => [] };
    const { holder, ...others } = account.fields;
    const fields = { ...others, holder: { ...holder, kind: 'txet' } };
    expect(keysOf({ ...account, confirm, fields, subtile: 'x' })).toEqual(
      expect.arrayContaining(['fields.holder.kind', 'subtile']),
    );
  });

  test('a step without a title beside a field name that two steps share', () => {
    const other = { ...trip, route: deposit.route, save: deposit.save, title: '' };
    expect(keysOf(trip, other)).toEqual(['title', 'fields.trip']);
  });
});

test.for([
  null,
  7,
  'text',
  [],
  {},
  { fields: 7 },
  { fields: { a: null }, examples: [] },
  () => {},
  { ...trip, fields: { trip: { kind: 'choice' } } },
])('reports %o as a step without throwing', (entry) => {
  expect(issues(entry).length).toBeGreaterThan(0);
});
