import { expect, test, vi } from 'vitest';
import { loadChunk, markFailedStyles } from '#app/load-chunk.ts';

function addStyles(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return link;
}

test('a style sheet that fails again does not hold up the code of a screen, and one that has loaded stays', async () => {
  markFailedStyles();
  const [loaded, failed] = [addStyles('data:text/css,'), addStyles('blob:gone')];
  await expect.poll(() => failed.dataset.failed).toBe('');
  expect(await loadChunk('Home', async () => 'the screen')).toBe('the screen');
  expect([loaded.isConnected, failed.isConnected]).toEqual([true, false]);
});

test('code whose style sheet is gone, as after a deploy, is not opened without it', async () => {
  markFailedStyles();
  const failed = addStyles('blob:gone');
  await expect.poll(() => failed.dataset.failed).toBe('');
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  await expect(loadChunk('Home', async () => 'the screen')).rejects.toThrow('Loading chunk Home failed (error)');
});
