import { describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import type { Standing } from '#sandbox/rules/step-order.ts';
import { afterApproval, application, currentRoute, factsOfLead, isOver, maySave } from '#sandbox/rules/step-order.ts';
import { journey } from '#schemas/index.ts';

const fresh: Standing = { leadType: 'New Case', status: 'Active', judgement: 'open', done: [] };
const approved: Standing = { ...fresh, status: 'Approved', judgement: 'approved', done: application };

describe('the order', () => {
  test('is the order of the schemas up to the address', () => {
    expect(application.at(-1)).toBe('/enter-address');
    const places = journey.map((place) => (typeof place === 'string' ? place : place.route));
    expect(places.slice(0, application.length)).toEqual(application);
  });

  test('leads from each place to the one after it that is asked', () => {
    const { unasked } = factsOfLead(fresh);
    const asked = application.filter((route) => !unasked.includes(route));
    for (const [index, route] of asked.entries()) {
      expect(currentRoute({ ...fresh, done: asked.slice(0, index) })).toBe(route);
    }
  });

  test('goes on with the places after approval, to the Key Fact Statement, and ends at the dashboard', () => {
    expect(currentRoute(approved)).toBe(afterApproval[0]);
    expect(currentRoute({ ...approved, done: [...application, ...routes] })).toBeUndefined();
  });

  test('asks for a bank statement where the judgement needs one, and waits where there is none yet', () => {
    expect(currentRoute({ ...fresh, judgement: 'statement', done: application })).toBe('/finbox');
    expect(currentRoute({ ...approved, done: [...application, '/finbox'] })).toBe(afterApproval[0]);
    expect(currentRoute({ ...fresh, done: application })).toBeUndefined();
  });

  test('begins at the details for a borrower who comes back, and is over for one who does not', () => {
    const closed = { ...approved, status: 'Closed' } as const;
    expect(currentRoute({ ...closed, leadType: 'Repeat Case' })).toBe('/confirm-details');
    expect(currentRoute(closed)).toBeUndefined();
    expect([isOver(closed), isOver({ ...closed, leadType: 'Repeat Case' }), isOver(approved)]).toEqual([
      true,
      false,
      false,
    ]);
    const back = { ...approved, leadType: 'Repeat Case' } as const;
    expect(currentRoute(back)).toBe('/confirm-details');
    expect(currentRoute({ ...back, done: [...application, '/confirm-details'] })).toBe(afterApproval[0]);
  });
});

describe('a save', () => {
  test('is in order at the current place and at every earlier one', () => {
    const standing = { ...fresh, done: application.slice(0, 6) };
    for (const [index, route] of application.entries()) expect(maySave(standing, route), route).toBe(index <= 6);
  });

  test('past the address waits for the approval', () => {
    expect(maySave({ ...fresh, done: application }, '/bank-details')).toBe(false);
    expect(maySave(approved, '/bank-details')).toBe(true);
  });

  test('of the Key Fact Statement needs everything before it', () => {
    expect(maySave(approved, '/term-condition')).toBe(false);
    expect(maySave({ ...approved, done: [...application, ...afterApproval] }, '/term-condition')).toBe(true);
  });
});
