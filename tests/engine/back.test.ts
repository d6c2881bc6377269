import { describe, expect, test } from 'vitest';
import { backRoute, routeStateOf, routeStateOnBack, stepBack } from '#engine/back.ts';
import { factsWith } from '#tests/engine/claims.ts';

describe('the back arrow', () => {
  test.each([
    [{ to: '/enter-name' }, '/home', {}, '/enter-name'],
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

test('the back arrow of a step leads to the entry before it, or where its schema says', () => {
  expect(stepBack({}, '/gender')).toEqual({ to: '/gender' });
  expect(stepBack({ back: { supplied: true } }, '/gender')).toEqual({ to: '/gender', supplied: true });
  expect(stepBack({ back: { to: '/home' } }, '/gender')).toEqual({ to: '/home' });
  expect(stepBack({})).toEqual({ to: '/dashboard' });
});

describe('the route state of the back arrow', () => {
  const atStep = { back: '/confirm-details' } as const;
  const atContact = { back: '/bank-details', backRouteState: atStep } as const;

  test('restores the state with which the previous screen was opened', () => {
    expect(routeStateOnBack('/bank-details', atContact)).toEqual(atStep);
  });

  test('has the mobile number and the click id for any other screen', () => {
    const known = { mobileNumber: '9876543210', clickId: 'c-1' };
    expect(routeStateOnBack('/', { ...known, ...atContact })).toEqual(known);
    expect(routeStateOnBack('/bank-details', { back: '/bank-details' })).toEqual({});
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
