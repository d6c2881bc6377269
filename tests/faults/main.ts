import { chromium, devices } from 'playwright';
import { launchOptions } from '../../scripts/chromium.ts';
import { runCommand, stringFlag, UsageError } from '../../scripts/command.ts';
import { startWithoutData } from '../../scripts/journey/start-sandbox.ts';
import { findLoss } from './loss.ts';

const help = 'npm run test:faults -- --steps 10000 --seed 7   random borrowers through random faults';
const flags = {
  steps: { ...stringFlag, default: '1000' },
  seed: { ...stringFlag, default: String(Date.now()) },
} as const;
const context = { ...devices['Pixel 5'], viewport: { width: 360, height: 740 }, locale: 'en-IN' };

await runCommand({ help, flags }, async ({ steps, seed }) => {
  if (!/^\d+ \d+$/.test(`${steps} ${seed}`)) throw new UsageError('--steps and --seed are whole numbers.');
  const started = new AsyncDisposableStack();
  try {
    const { address, end } = startWithoutData();
    started.defer(end);
    const browser = started.use(await chromium.launch(launchOptions()));
    const ran = await findLoss(browser, {
      url: await address,
      context: { ...context, reducedMotion: 'reduce' },
      steps: Number(steps),
      seed: Number(seed),
      log: console.log,
    });
    console.log(`${ran} steps: nothing lost, nothing doubled, never stuck.`);
  } finally {
    await started.disposeAsync();
  }
});
