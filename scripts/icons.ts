import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.ts';

// Draws the icons of the manifest from public/mark.svg: node scripts/icons.ts

const mark = readFileSync('public/mark.svg', 'utf8');
const [, ground = ''] = /fill="(#\w+)"/.exec(mark) ?? [];
const icons = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  // A phone may cut it to a circle with 80 % of its size.
  { name: 'icon-maskable', size: 512, scale: 0.8, ground },
];

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
for (const { name, size, scale = 1, ground = 'transparent' } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`${mark}<style>
    body { margin: 0; background: ${ground}; display: grid; place-items: center; height: 100vh }
    svg { width: ${scale * 100}% }
  </style>`);
  await page.screenshot({ path: `public/${name}.png`, omitBackground: true });
}
await browser.close();
