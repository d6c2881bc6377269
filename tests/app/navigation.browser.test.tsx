import { createBrowserHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createNavigation, visitOf } from '#app/navigation.ts';

test('a router that is created while the first screen shows does not begin a new visit of it', () => {
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
