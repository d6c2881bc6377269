import { parseArgs } from 'node:util';
import { BadOrder, meant } from './bad-order.ts';
import type { Order } from './order.ts';
import { readOrder } from './order.ts';

export const help = `Opens a browser at a screen of the journey, with everything before it filled in.

  npm run journey -- --to /salary-date --persona repeat
  npm run journey -- --break companyName:min
  npm run journey -- --to /gender --fault saveAnswer:500

  --to /route          any route of docs/journey.md
  --persona who        a borrower of the sandbox, by name, number or what is special: ravi, 2, repeat, overdue
                       (a new borrower unless said; for a screen that such a one never sees, whoever comes there)
  --break field:rule   fills the step with what breaks that rule alone, and presses Next
  --fault call:how     makes the next call of that name go wrong: saveAnswer:500, :stall:10, :nonsense, :drop, :lose-answer
  --clock +2d          moves the clock of the lender before the screen opens: +2d, +3h, +90m
  --language hi        Hindi; English unless said
  --theme dark         light unless said
  --width 320          360 unless said
  --url address        a product that runs already; else one is started over empty data, and ended with the browser
  --headless           no window: tells where it stands, and ends
  --screenshot file    a picture of the screen, as .png
  --help`;

/** What the command line asks for. */
export interface Command {
  readonly order: Order;
  readonly url: string | undefined;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly headless: boolean;
  readonly screenshot: string | undefined;
}

const options = {
  to: { type: 'string' },
  persona: { type: 'string' },
  break: { type: 'string' },
  fault: { type: 'string' },
  clock: { type: 'string' },
  language: { type: 'string' },
  theme: { type: 'string', default: 'light' },
  width: { type: 'string', default: '360' },
  url: { type: 'string' },
  headless: { type: 'boolean', default: false },
  screenshot: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

function parsed(args: readonly string[]) {
  const given = args.find((arg) => arg.startsWith('--'));
  for (const arg of args) {
    const [name = ''] = arg.slice(2).split('=');
    if (arg.startsWith('--') && !(name in options))
      meant(
        'option',
        `--${name}`,
        Object.keys(options).map((known) => `--${known}`),
        '--help',
      );
  }
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new BadOrder(error instanceof Error ? error.message : String(given));
  }
}

function themeOf(written: string): 'light' | 'dark' {
  if (written === 'light' || written === 'dark') return written;
  throw new BadOrder(`'${written}' is no theme. Write light or dark.`);
}

function widthOf(written: string): number {
  const width = Number(written);
  if (Number.isInteger(width) && width >= 240 && width <= 4_000) return width;
  throw new BadOrder(`'${written}' is no width. Write a number of pixels, such as 320.`);
}

function urlOf(written: string): string {
  if (URL.canParse(written) && /^https?:/.test(written)) return new URL(written).origin;
  throw new BadOrder(`'${written}' is no address. Write it whole: http://127.0.0.1:4173`);
}

const canShow = (env: NodeJS.ProcessEnv, platform: string) =>
  platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);

function pictureOf(file: string | undefined): string | undefined {
  if (file === undefined || file.endsWith('.png')) return file;
  throw new BadOrder(`'${file}' is no .png. Give --screenshot a name that ends in .png`);
}

/** Understands the command line, or refuses it in one line. */
export function readCommand(args: readonly string[], env: NodeJS.ProcessEnv, platform: string): Command | 'help' {
  const given = parsed(args);
  if (given.help) return 'help';
  const command = {
    order: readOrder(given),
    url: given.url === undefined ? undefined : urlOf(given.url),
    theme: themeOf(given.theme),
    width: widthOf(given.width),
    headless: given.headless,
    screenshot: pictureOf(given.screenshot),
  };
  if (command.headless || canShow(env, platform)) return command;
  throw new BadOrder('There is no display here to open a browser on. Add --headless --screenshot screen.png');
}
