import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MissingBrowser, type Tab } from './tab.ts';

const paths = [process.env.FIREFOX ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** A fake camera, and no question for permission. */
const preferences = ['media.navigator.streams.fake', 'media.navigator.permission.disabled'];

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly message?: string;
  readonly result?: unknown;
  readonly params?: { readonly level?: string; readonly text?: string };
}

/** A connection of WebDriver BiDi. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const errors: string[] = [];
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    // The shape that the protocol defines: https://w3c.github.io/webdriver-bidi/
    const answer = JSON.parse(data) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.params?.level === 'error') errors.push(String(answer.params.text));
  };
  let id = 0;
  const send = async (method: string, params: object): Promise<unknown> => {
    id += 1;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result } = await answered;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  };
  return { send, errors, close: () => socket.close() };
}

/** Starts the system's Firefox, which supports WebDriver BiDi without a driver. */
export async function openFirefox(): Promise<Tab> {
  const path = paths.find(existsSync);
  if (!path) throw new MissingBrowser('Firefox is not checked. Install it (Debian: firefox-esr), or set FIREFOX=path.');
  const profile = await mkdtemp(join(tmpdir(), 'kadam-firefox-'));
  await writeFile(join(profile, 'user.js'), preferences.map((name) => `user_pref("${name}", true);\n`).join(''));
  const child = spawn(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stderr.on('data', (text) => {
      printed += text;
      const [, found] = /BiDi listening on (ws:\S+)/.exec(printed) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`Firefox ended early:\n${printed}`)));
  });
  const { send, errors, close } = await connect(`${url}/session`);
  // The shapes that the protocol defines.
  const session = (await send('session.new', { capabilities: {} })) as { capabilities: { browserVersion: string } };
  const tree = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = tree.contexts[0]?.context;
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('browsingContext.setViewport', { context, viewport: { width: 360, height: 740 } });
  return {
    name: `Firefox ${session.capabilities.browserVersion}`,
    errors: () => errors,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    async evaluate(expression) {
      const evaluated = (await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
      if (evaluated.exceptionDetails) throw new Error(evaluated.exceptionDetails.text);
      return JSON.parse(evaluated.result?.value ?? 'null');
    },
    async perform(actions) {
      await send('input.performActions', { context, actions });
    },
    async close() {
      close();
      child.kill();
      await exited;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
