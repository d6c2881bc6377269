import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isSpecifiedRoute as isRoute, type Route } from '#contract/routes.ts';
import { hasValidChecksum } from '#engine/aadhaar-checksum.ts';
import { backRoute, routeStateOf, routeStateOnBack, routeStateWithBack } from '#engine/back.ts';
import { decide, decision } from '#engine/decision.ts';
import { namedRoute } from '#engine/decisions/named-route.ts';
import type { Fields } from '#engine/fields.ts';
import { nextStep, stay, withEvents, withSessionPatch } from '#engine/outcome.ts';
import { progressPercent } from '#engine/progress.ts';
import { minLength, required, sameAs } from '#engine/rules.ts';
import { messagesOf, stepSchema } from '#engine/validate.ts';
import { answered, factsWith, nobody, refused } from '#tests/engine/claims.ts';

describe('a decision', () => {
  const table = decision<{ a: number }>({
    title: 'Test',
    section: '§4',
    rows: [
      { label: 'one', when: ({ body }) => body?.a === 1, then: () => stay('statusCode 1') },
      { label: 'one again', when: ({ body }) => body?.a === 1, then: () => stay('statusCode 2') },
    ],
  });

  test('uses the first row that applies', () => {
    expect(decide(table, answered({ a: 1 }), nobody, isRoute)).toEqual({ row: 'one', outcome: stay('statusCode 1') });
  });
  test('throws when no row applies', () => {
    expect(() => decide(table, refused(400), nobody, isRoute)).toThrow('The decision "Test" has no row for this.');
  });
});

describe('an outcome', () => {
  test('adds session patches and reports to those it has', () => {
    const outcome = withEvents(
      [{ goal: 'Lead' }],
      withSessionPatch({ leadID: 1 }, withSessionPatch({ accountId: 'a' }, nextStep)),
    );
    expect(withEvents([{ goal: 'Approval' }], outcome)).toEqual({
      kind: 'nextStep',
      patch: { leadID: 1, accountId: 'a' },
      report: [{ goal: 'Lead' }, { goal: 'Approval' }],
    });
  });
});

describe('a route that the server names', () => {
  test.each([
    ['/gender', '/gender', {}],
    ['/finbox?url=https%3A%2F%2Fbank.example%2F%3Fa%3D1', '/finbox', { url: 'https://bank.example/?a=1' }],
    ['/finbox?success=true&entity_id=ent+7f3', '/finbox', { success: 'true', entity_id: 'ent 7f3' }],
    ['/finbox?url=a=b&&flag', '/finbox', { url: 'a=b', flag: '' }],
    ['/finbox?url=%E0%A4%A', '/finbox', { url: '%E0%A4%A' }],
    ['/gender?#top', '/gender', {}],
    ['/gender#a?b=c', '/gender', {}],
    ['/', '/', {}],
  ])('%s is %s', (text, to, search) => {
    expect(namedRoute(text, isRoute)).toEqual({ to, search });
  });

  test.each([
    '',
    'gender',
    '/gender/',
    '/Gender',
    ' /gender',
    '//gender',
    '/no-such-step',
    'https://kadam.example/gender',
    '//evil.example/gender',
    '?url=/gender',
    'javascript:alert(1)',
  ])('%o is no route of the app', (text) => {
    expect(namedRoute(text, isRoute)).toBeUndefined();
  });

  test('reads any query as it was written', () => {
    const query = fc.dictionary(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(query, (search) => {
        expect(namedRoute(`/finbox?${new URLSearchParams(search)}`, isRoute)?.search).toEqual({ ...search });
      }),
    );
  });
});

describe('the back arrow', () => {
  test.each([
    [{ to: '/gender' }, '/home', {}, '/gender'],
    [{ to: '/dashboard', supplied: true }, '/home', {}, '/home'],
    [{ to: '/dashboard', supplied: true }, undefined, {}, '/dashboard'],
    [{ to: '/loan-purpose', supplied: true, repeatCustomer: '/dashboard' }, '/home', { repeatCustomer: true }, '/home'],
    [
      { to: '/loan-purpose', supplied: true, repeatCustomer: '/dashboard' },
      undefined,
      { repeatCustomer: true },
      '/dashboard',
    ],
    [{ to: '/loan-purpose', repeatCustomer: '/dashboard' }, undefined, {}, '/loan-purpose'],
    [{ to: '/home', loggedOut: '/' }, undefined, {}, '/'],
    [{ to: '/home', loggedOut: '/' }, undefined, { loggedIn: true }, '/home'],
  ] as const)('%o with %s and %o leads to %s', (back, supplied, facts, route) => {
    expect(backRoute(back, supplied, factsWith(facts))).toBe(route);
  });
});

describe('progress', () => {
  test('follows the order of the journey, and is never 0 or 100', () => {
    const order = ['/enter-name', '/gender', '/salary-date'] as const;
    expect(order.map((route) => progressPercent(order, route))).toEqual([25, 50, 75]);
    // A journey of 300 places.
    const long = [order[0], ...Array<Route>(298).fill('/home'), order[1]];
    expect([order[0], order[1]].map((route) => progressPercent(long, route))).toEqual([1, 99]);
  });
  test('is undefined for a screen outside the journey', () => {
    expect(progressPercent(['/gender'], '/home')).toBeUndefined();
  });
});

describe('the check digit of an Aadhaar number', () => {
  test.each(['2363', '758722', '1234567890120', '84736430954837284567892', '1234 5678 9012 0'])(
    'fits in %s',
    (number) => {
      expect(hasValidChecksum(number)).toBe(true);
    },
  );

  const completed = (digits: string) => Array.from('0123456789', (last) => digits + last).filter(hasValidChecksum);
  const eleven = fc.stringMatching(/^\d{11}$/);

  test('is one digit and no other', () => {
    fc.assert(fc.property(eleven, (digits) => completed(digits).length === 1));
  });
});

describe('the rules of a step', () => {
  const fields: Fields = {
    accountNo: { kind: 'masked', label: 'Account number', rules: [required('Required'), minLength(10, 'Too short')] },
    again: { kind: 'digits', label: 'Again', rules: [sameAs('accountNo', 'Must match')] },
  };

  test('give the message of the first broken rule of each field', () => {
    expect(messagesOf(fields, { accountNo: '', again: '1' }, nobody)).toEqual({
      accountNo: 'Required',
      again: 'Must match',
    });
    expect(messagesOf(fields, { accountNo: '123', again: '123' }, nobody)).toEqual({ accountNo: 'Too short' });
    expect(messagesOf(fields, {}, nobody)).toEqual({ accountNo: 'Required' });
  });

  test('are a zod schema for its form', () => {
    const schema = stepSchema(fields, nobody);
    const good = { accountNo: '5521098441', again: '5521098441' };
    expect(z.safeParse(schema, good)).toEqual({ success: true, data: good });
    const broken = z.safeParse(schema, { accountNo: '123', again: '124' });
    expect(broken.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['accountNo'], 'Too short'],
      [['again'], 'Must match'],
    ]);
    expect(z.safeParse(schema, { accountNo: '5521098441' }).success).toBe(false);
  });
});

describe('the route state of the back arrow', () => {
  const atStep = { back: '/confirm-details' } as const;
  const atContact = routeStateWithBack('/company-name', atStep);

  test('restores the state with which the previous screen was opened', () => {
    expect(atContact).toEqual({ back: '/company-name', backRouteState: atStep });
    expect(routeStateOnBack('/company-name', atContact)).toEqual(atStep);
  });

  test('has the mobile number and the click id for any other screen', () => {
    const known = { mobileNumber: '9876543210', clickId: 'c-1' };
    expect(routeStateOnBack('/', { ...known, ...atContact })).toEqual(known);
    expect(routeStateOnBack('/company-name', { back: '/company-name' })).toEqual({});
  });

  test('contains only the known parts of a history entry', () => {
    const kept = {
      ...atContact,
      mobileNumber: '9876543210',
      clickId: 'c-1',
      codeSentAt: 1_700_000_000_000,
      link: true,
    } as const;
    const state = { __TSR_index: 3, ...kept };
    expect(routeStateOf(state)).toEqual(kept);
    expect(routeStateOf({})).toEqual({});
  });
});
