import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { chromiumPath } from './chromium.ts';

/** docs/images/fields/<kind>.png: every kind of field as the app draws it. Needs the font Roboto to look like a phone. */
const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'docs/images/fields');
const server = await createServer({
  root,
  configFile: false,
  cacheDir: 'node_modules/.cache/field-pictures',
  plugins: [react()],
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5179) },
  logLevel: 'warn',
});
await server.listen();

const executablePath = chromiumPath();
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
const page = await browser.newPage({
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 4 / 3,
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
page.on('console', (said) => said.type() === 'error' && console.error(said.text()));
page.on('pageerror', (error) => console.error(error.message));

await page.goto(`${server.resolvedUrls?.local[0]}scripts/field-pictures/index.html`);
const pictures = page.locator('.picture');
await pictures.last().waitFor();
await mkdir(folder, { recursive: true });
for (const picture of await pictures.all()) {
  const kind = await picture.getAttribute('data-kind');
  if (kind === 'suggest') {
    await picture.locator('input').pressSequentially('ma');
    await page.getByText('Manipur').waitFor();
  }
  await picture.screenshot({ path: path.join(folder, `${kind}.png`) });
  // The open list throws a shadow on the next picture.
  if (kind === 'suggest') await picture.locator('input').blur();
}
await browser.close();
await server.close();
