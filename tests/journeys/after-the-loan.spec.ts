import { expect, test } from './fixtures.ts';

test('both documents of a closed loan open in a new tab as PDF', async ({ openRoute, context, page }) => {
  const usha = await openRoute('/my-loan', { persona: 'loans-closed' });
  // Once each: a browser that draws PDF itself may request the same document again.
  const documents = new Set<string>();
  context.on('request', (request) => {
    if (request.url().includes('/sandbox/documents/')) documents.add(request.url());
  });
  for (const [index, [button, disposition]] of [
    ['View Sanction Letter', /^inline/] as const,
    ['Download NOC', /^attachment/] as const,
  ].entries()) {
    await page.getByRole('button', { name: button }).first().click();
    await expect.poll(() => documents.size).toBe(index + 1);
    // Fetched once more beside the tab: a browser that draws PDF itself reports its own page only. The server may have
    // closed the idle connection meanwhile.
    const answer = await page.request.get([...documents][index] ?? '', { maxRetries: 2 });
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(answer.headers()['content-disposition']).toMatch(disposition);
    await expect(page.getByRole('button', { name: button }).first()).toBeEnabled();
  }
  await usha.at('/my-loan');
});
