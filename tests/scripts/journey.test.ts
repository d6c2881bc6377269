import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { breaksOf } from '#authoring/break-rules.ts';
import { maxLength } from '#engine/rules.ts';
import type { Step } from '#engine/step.ts';
import { languages } from '#languages/index.ts';
import { addressOf, listen } from '#sandbox/serve.ts';
import { vehicle } from '#tests/engine/conditional-step.ts';
import { deposit } from '#tests/schemas/fixtures/journey/deposit.ts';
import { trip } from '#tests/schemas/fixtures/journey/trip.ts';
import { launchOptions } from '../../scripts/chromium.ts';
import { answersOf } from '../../scripts/journey/fill.ts';
import { checkTarget, type JourneyOptions, readBreak } from '../../scripts/journey/open.ts';
import { readOptions, readUrl } from '../../scripts/journey/options.ts';
import { temporaryFolder } from '../copy-project.ts';
import { runScript } from '../run-script.ts';

const readWith = (flags: Partial<Parameters<typeof readOptions>[0]>) =>
  readOptions({ to: '/home', language: 'en', theme: 'light', width: '360', ...flags });

const days: Step = {
  ...deposit,
  fields: { day: { kind: 'days', label: 'Day', rules: [maxLength(2, 'Too long')] } },
  examples: { pass: [{ day: '12' }], fail: [] },
};
const read = (options: JourneyOptions) => readBreak(options, [trip, deposit, days]);

describe('npm run journey', () => {
  test('takes a picture in test-results/ where that folder does not exist yet, as check:step asks', async () => {
    const cwd = await temporaryFolder();
    const flags = ['--to', '/home', '--picture', 'test-results/home.png', '--url', 'http://127.0.0.1:9/'];
    const stderr = 'Nothing answers at http://127.0.0.1:9. Start it with npm start, or leave out --url.\n';
    const ended = await runScript([path.resolve('scripts/journey/main.ts'), ...flags], { cwd });
    expect(ended).toMatchObject({ code: 2, stdout: '', stderr });
    const picture = path.join(cwd, 'test-results/home.png');
    await writeFile(picture, 'earlier');
    readWith({ picture });
    expect(await readFile(picture, 'utf8'), 'the one before stays until another is taken').toBe('earlier');
  });

  test.for([
    [{ language: 'fr' }, `--language 'fr': write ${languages.map(({ code }) => code).join(' or ')}.`],
    [{ width: '20' }, "--width '20': write pixels, such as 320."],
    [{ theme: 'drak' }, "Unknown theme 'drak'. Write 'dark'."],
    [{ picture: 'screen' }, "--picture 'screen': write a name in .png."],
    [{ trace: 'no/trace.zip' }, "ENOENT: no such file or directory, open 'no/trace.zip'"],
  ] as const)('reports what to write, and starts nothing: %j', ([flags, message]) => {
    expect(() => readWith(flags)).toThrow(message);
  });

  test('reports a product without a sandbox', async () => {
    const server = await listen('127.0.0.1', 0, ({ url }) =>
      url.includes('/sandbox/sandbox') ? Response.json({}, { status: 404 }) : new Response('<h1>Kadam</h1>'),
    );
    onTestFinished(() => void server.close());
    const url = addressOf(server, '127.0.0.1');
    for (const written of [url, `${url}/sandbox`]) {
      const message = `The product at ${written} has no sandbox. Write the address that npm start prints.`;
      await expect(readUrl(`${written}/`)).rejects.toThrow(message);
    }
  });

  test('reports a Chromium that does not exist', () => {
    vi.stubEnv('CHROMIUM', '/no/chromium');
    expect(() => launchOptions()).toThrow('CHROMIUM=/no/chromium does not exist. Write the path of an installed');
  });

  test.runIf(process.platform === 'linux')('proposes a picture if no window can open', () => {
    for (const name of ['DISPLAY', 'WAYLAND_DISPLAY']) vi.stubEnv(name, '');
    const message = 'There is no display for a window. Write --picture screen.png for a picture instead.';
    expect(() => readWith({})).toThrow(message);
  });

  test.for([
    [{ to: '/hom' }, "Unknown screen '/hom'. Write '/home'."],
    [{ to: '/nowhere-at-all' }, "Unknown screen '/nowhere-at-all'. Write one of those in docs/journey.md."],
    [{ persona: 'loan-closed' }, "Unknown persona 'loan-closed'. Write 'loans-closed'."],
    [{ persona: 'closed' }, "Unknown persona 'closed'. Write 'loans-closed'."],
    [{ persona: 'nwe' }, "Unknown persona 'nwe'. Write 'new'."],
    [{ fault: 'saveAnser:500' }, "Unknown call 'saveAnser'. Write 'saveAnswer'."],
    [{ fault: 'any:stal' }, "Unknown fault 'stal'. Write 'stall'."],
    [{ mobile: '123' }, "'123' is not a mobile number. Write 10 digits that start 6 to 9."],
  ] as const)('rejects %j', ([options, message]) => {
    expect(() => checkTarget(options)).toThrow(message);
  });

  test('fills in no field that the answers above it hide, and none that only another borrower sees', () => {
    const [shows, hides = {}] = vehicle.examples.pass;
    expect(answersOf(vehicle, '9876543210')).toEqual(shows);
    const plate = { ...vehicle.fields.plate, showIf: { session: 'repeatCustomer', equals: true } } as const;
    expect(answersOf({ ...vehicle, fields: { ...vehicle.fields, plate } }, '9876543210')).not.toHaveProperty('plate');
    const hidden = { ...vehicle, examples: { ...vehicle.examples, pass: [hides as typeof shows] } } as Step;
    expect(answersOf(hidden, '9876543210')).toEqual({ owns: 'No', use: 'Work' });
  });

  test('finds the step of a rule, and answers that break only this rule', () => {
    for (const { name, field, message } of breaksOf(deposit).filter(({ canBeTyped }) => canBeTyped)) {
      expect(read({ break: name })).toMatchObject({ step: { route: '/deposit' }, field, message, alone: true });
    }
  });

  test.for([
    [{ break: 'noSuchField:min' }, "Unknown field 'noSuchField'"],
    [
      { break: 'deposit:no-such-rule' },
      "Unknown rule of deposit 'no-such-rule'. Write one of 'required', 'digitsOnly', 'atLeast', 'atMost'.",
    ],
    [{ break: 'deposit:min', to: '/home' }, '/home is not a step'],
    [{ break: 'deposit:min', to: trip.route }, "Unknown field 'deposit'. Write 'trip'."],
    [{ break: 'day:maxLength' }, 'nothing that can be typed breaks this rule'],
  ] as const)('rejects the rule of %j', ([options, message]) => {
    expect(() => read(options)).toThrow(message);
  });
});
