import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, devices } from 'playwright';
import { launchOptions } from '../../scripts/chromium.ts';
import { startSandbox } from '../../scripts/journey/start-sandbox.ts';
import { readOrExit } from '../../scripts/read-or-exit.ts';
import { findLoss } from './loss.ts';

// npm run test:faults -- --steps 10000 --seed 7

const { steps, seed } = readOrExit(() => {
  const { values } = parseArgs({
    options: { steps: { type: 'string', default: '1000' }, seed: { type: 'string', default: String(Date.now()) } },
  });
  if (!/^\d+ \d+$/.test(`${values.steps} ${values.seed}`)) throw new Error('--steps and --seed are whole numbers.');
  return { steps: Number(values.steps), seed: Number(values.seed) };
});
const context = { ...devices['Pixel 5'], viewport: { width: 360, height: 740 }, locale: 'en-IN' };

const started = new AsyncDisposableStack();
try {
  const folder = mkdtempSync(path.join(tmpdir(), 'kadam-faults-'));
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  const { address, end } = startSandbox({ KADAM_DATA: folder }, []);
  started.defer(async () => void (await end('SIGKILL')));
  const browser = await chromium.launch(launchOptions());
  started.defer(() => browser.close());
  const ran = await findLoss(browser, {
    url: await address,
    context: { ...context, reducedMotion: 'reduce' },
    steps,
    seed,
    log: console.log,
  });
  console.log(`${ran} steps: nothing lost, nothing doubled, never stuck.`);
} finally {
  await started.disposeAsync();
}
