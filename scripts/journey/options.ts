import { mkdirSync, writeFileSync } from 'node:fs';
import type { InspectorFlag } from '#app/inspector/inspector.tsx';
import { languages } from '#languages/index.ts';
import { launchOptions } from '../chromium.ts';
import { assertKnown, type FlagValues, stringFlag, UsageError } from '../command.ts';
import { checkTarget, readBreak } from './open.ts';

export const flags = {
  to: stringFlag,
  persona: stringFlag,
  mobile: stringFlag,
  break: stringFlag,
  fault: stringFlag,
  language: { ...stringFlag, default: 'en' },
  theme: { ...stringFlag, default: 'light' },
  width: { ...stringFlag, default: '360' },
  url: stringFlag,
  picture: stringFlag,
  trace: stringFlag,
} as const satisfies Record<InspectorFlag, unknown> & Record<string, unknown>;

const codes = languages.map(({ code }): string => code);

/** What was written, checked before anything is started. Throws a UsageError. */
export function readOptions(values: FlagValues<typeof flags>) {
  const picture = values.picture ?? (values.fault && `test-results/${values.to?.slice(1) || 'journey'}.png`);
  const headless = Boolean(picture ?? values.trace);
  if (!codes.includes(values.language))
    throw new UsageError(`--language '${values.language}': write ${codes.join(' or ')}.`);
  assertKnown('theme', values.theme, ['light', 'dark'], '--help');
  if (!/^[1-9]\d{2,3}$/.test(values.width))
    throw new UsageError(`--width '${values.width}': write pixels, such as 320.`);
  if (!values.to && !values.break && !values.persona) throw new UsageError('Write where to go: --to /salary-date');
  readBreak(values);
  checkTarget(values);
  if (picture && !/\.(png|jpe?g)$/.test(picture)) throw new UsageError(`--picture '${picture}': write a name in .png.`);
  if (picture?.startsWith('test-results/')) mkdirSync('test-results', { recursive: true });
  // A file that cannot be written is reported before the product is built.
  for (const file of [picture, values.trace]) if (file) writeFileSync(file, '', { flag: 'a' });
  const hasDisplay = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (!headless && !hasDisplay)
    throw new UsageError('There is no display for a window. Write --picture screen.png for a picture instead.');
  return { ...values, picture, headless, launch: { ...launchOptions(headless), headless } };
}

/** The address of a running product. Throws a UsageError if there is none. */
export async function readUrl(address: string): Promise<string> {
  const url = address.replace(/\/$/, '');
  const codes = await fetch(`${url}/sandbox/codes`).catch(() => {
    throw new UsageError(`Nothing answers at ${url}. Start it with npm start, or leave out --url.`);
  });
  if (codes.status === 404 || !codes.headers.get('content-type')?.includes('json'))
    throw new UsageError(`The product at ${url} has no sandbox. Write the address that npm start prints.`);
  return url;
}
