import { createBrowserHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createNavigation, visitOf } from '#app/navigation.ts';

test('the history of a router that is made while the first screen shows is no new visit', () => {
  history.replaceState(null, '');
  const { here } = createNavigation(
    () => undefined,
    () => Promise.reject(new Error('Nothing is opened here.')),
  );
  const before = visitOf(here());
  const made = createBrowserHistory();
  expect(history.state).toHaveProperty('__TSR_key');
  expect(visitOf(here())).toBe(before);
  made.destroy();
});
