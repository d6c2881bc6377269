import { expect, test, vi } from 'vitest';

test('nothing of the inspector is in what a borrower gets', async () => {
  // Vite builds for development where NODE_ENV is not `production`; tests set it to `test`.
  vi.stubEnv('NODE_ENV', 'production');
  const { build } = await import('vite');
  const built = await build({ logLevel: 'error', build: { write: false } });
  vi.unstubAllEnvs();
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const texts = files.map((file) => (file.type === 'chunk' ? file.code : String(file.source)));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file, place) => /inspector/i.test(`${file.fileName} ${texts[place]}`))).toEqual([]);
});
