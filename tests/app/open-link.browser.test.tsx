import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test, vi } from 'vitest';
import { openLink } from '#app/open-link.ts';
import { noFacts, type SessionPatch } from '#contract/session.ts';
import { openTab } from '#tests/session/open-tab.ts';

function open(address: string, facts: SessionPatch = {}) {
  const session = openTab();
  session.patch(facts);
  const history = createMemoryHistory({ initialEntries: [address] });
  openLink(history, session);
  const { href, state } = history.location;
  return { session, href, byLink: state.link ?? false };
}

const stored = (key: string) => localStorage.getItem(key);

describe('a link', () => {
  test('is stored, and its token and lead leave the address at once', () => {
    const { session, href, byLink } = open('/login?token=t-1.a_b~c==&leadID=31&utm_source=sms#top');
    expect([stored('token'), stored('leadID')]).toEqual(['t-1.a_b~c==', '31']);
    expect(session.facts()).toMatchObject({ loggedIn: true, leadID: 31 });
    expect([href, byLink]).toEqual(['/login?utm_source=sms#top', true]);
  });

  test('of another borrower drops the draft', () => {
    localStorage.setItem('token', 'another');
    const { session } = open('/login?token=t-1&leadID=31', {
      customerID: '555',
      isLoanApproved: true,
      answers: { loanPurpose: 'Education' },
    });
    expect(session.facts()).toEqual({ ...noFacts, loggedIn: true, leadID: 31 });
  });

  test('of the same borrower keeps what they answered', () => {
    localStorage.setItem('token', 't-1');
    const known = { leadID: 31, accountId: 'acc_19', answers: { loanPurpose: 'Education' } };
    expect(open('/login?token=t-1', known).session.facts()).toMatchObject(known);
    expect(open('/login?token=t-1&leadID=31').session.facts()).toMatchObject(known);
  });

  test('to another application of the same borrower starts it without approval and bank account', () => {
    localStorage.setItem('token', 't-1');
    const known = { leadID: 30, isLoanApproved: true, accountId: 'acc_old', answers: { loanPurpose: 'Education' } };
    const { session } = open('/login?token=t-1&leadID=31', known);
    expect(session.facts()).toMatchObject({ ...known, leadID: 31, isLoanApproved: false, accountId: '' });
  });

  test.each(['-1', '1.5', '1e400', '0x10', '9007199254740993', 'x', ''])(
    'with the invalid lead %j stores no lead',
    (leadID) => {
      expect(open(`/login?token=t-1&leadID=${leadID}`).session.facts().leadID).toBeNull();
    },
  );

  test.each(['', ' ', 'a%0D%0Ab', '%F0%9F%98%80'])(
    'with the token %j, which no request can carry, logs nobody in',
    (token) => {
      localStorage.setItem('token', 'mine');
      expect(open(`/login?token=${token}&leadID=31`)).toMatchObject({ href: '/login?leadID=31', byLink: false });
      expect(stored('token')).toBe('mine');
    },
  );
});

test('a token leaves the address of every other page as well, and logs nobody in', () => {
  const { href, byLink } = open('/finbox?success=true&token=t-1&entity_id=7');
  expect([href, byLink, stored('token')]).toEqual(['/finbox?success=true&entity_id=7', false, null]);
});

test('the rest of the query stays in browsers without URLSearchParams.size: Chrome before 113, Safari before 17', () => {
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
  expect(open('/finbox?success=true&token=t-1').href).toBe('/finbox?success=true');
});

test('an address without a token stays as it is', () => {
  expect(open('/?mobile_no=9876543210').href).toBe('/?mobile_no=9876543210');
  expect(open('/login').byLink).toBe(false);
});
