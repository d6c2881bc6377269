import { createBrowserHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createNavigation, visitOf } from '#app/navigation.ts';
import { createAppStage } from '#tests/screens/app-stage.tsx';
import { settings } from '#tests/screens/stage.tsx';

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

test('the bank connection opens with the page of the bank that the server named', async () => {
  const draw = () => ({ component: () => null });
  const { router, services } = createAppStage({ settings, at: '/enter-address', draw });
  const search = { url: 'https://statements.example/connect' };
  await services.navigation.open({ to: '/finbox', search });
  expect(router.state.location).toMatchObject({ pathname: '/finbox', search });
});
