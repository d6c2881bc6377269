import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from 'playwright';
import { launchOptions } from '../../scripts/chromium.ts';
import { watchNetwork } from './network.ts';
import { probeScript } from './probe.ts';
import type { Subject } from './subjects.ts';

/** The network of the emulated phone: slow 4G (bytes a second, ms). */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
export const phoneText = (slowdown: number) =>
  `360 × 740, processor ${slowdown} times slower, 1.6 Mbit/s down, 0.75 up, 150 ms`;

const options = {
  // The complete browser, which borrowers use too.
  ...launchOptions(false),
  headless: true,
  // The browser reaches only this machine.
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
  ],
};

/** By then a browser has finished the work that it does after its start. */
const restMs = 2_500;

export interface Phone {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly network: Awaited<ReturnType<typeof watchNetwork>>;
  /** What the page reported as errors. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

/** The browser that emulates the phone: its version, and how many times slower the processor is. */
export interface Emulation {
  readonly version: string;
  readonly slowdown: number;
}

interface Setup {
  /** Whether Next is tapped on the empty form until an error shows. */
  readonly checksUse: boolean;
  /** The folder of the browser's profile. A folder that is used again is a second visit. */
  readonly profile: string;
  readonly cookie?: { readonly name: string; readonly value: string; readonly url: string };
}

export const createProfile = () => mkdtempDisposableSync(path.join(tmpdir(), 'kadam-bench-'));

/** The version of the browser, such as 156.0.1.2. */
export async function browserVersion(): Promise<string> {
  const browser = await chromium.launch(options);
  const version = browser.version();
  await browser.close();
  return version;
}

/** Starts a browser as an emulated phone, and lets it come to rest. */
export async function openPhone(subject: Subject, { version, slowdown }: Emulation, setup: Setup): Promise<Phone> {
  const context = await chromium.launchPersistentContext(setup.profile, {
    ...options,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: `Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${Number.parseInt(version, 10)}.0.0.0 Mobile Safari/537.36`,
    locale: 'en-IN',
  });
  if (setup.cookie) await context.addCookies([setup.cookie]);
  const page = context.pages()[0] ?? (await context.newPage());
  await context.addInitScript({ content: probeScript(subject.page, setup.checksUse) });
  const cdp = await context.newCDPSession(page);
  const network = await watchNetwork(cdp);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await cdp.send('Network.emulateNetworkConditions', slow4G);
  await sleep(restMs);
  return { page, cdp, network, errors, close: () => context.close() };
}
