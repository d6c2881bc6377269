import { expect, test } from '@playwright/test';

test('the page refuses a text as markup or as the address of a script, and any Trusted Types policy but its own', async ({
  page,
}) => {
  await page.goto('/');
  const refused = await page.evaluate(() => {
    const attempts = {
      markup: () => Object.assign(document.createElement('div'), { innerHTML: '<b>a</b>' }),
      script: () => Object.assign(document.createElement('script'), { src: '/mark.svg' }),
      policy: () => window.trustedTypes?.createPolicy('default', { createScriptURL: () => '' }),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(['markup', 'script', 'policy']);
});
