import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { freePort } from '../free-port.ts';
import { MissingBrowser, type Tab, waitFor } from './tab.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const browserPaths = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
const screenPath = '/usr/bin/Xvfb';

/** Opens the screen that MiniBrowser needs: the desktop's, or a virtual one. `display` is its name. */
async function openScreen(): Promise<{ display: string; end(): void }> {
  const { DISPLAY } = process.env;
  if (DISPLAY) return { display: DISPLAY, end: () => undefined };
  if (!existsSync(screenPath))
    throw new MissingBrowser('WebKit is not checked: there is no screen. Install a virtual one (Debian: xvfb).');
  const child = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1024x1024x24', '-nolisten', 'tcp']);
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text).trim()));
    child.once('exit', () => reject(new Error('Xvfb ended early.')));
  });
  return { display: `:${number}`, end: () => child.kill() };
}

/** Starts WebKitGTK's browser through its WebDriver. */
export async function openWebKit(): Promise<Tab> {
  const [binary] = globSync(browserPaths);
  if (!existsSync(driverPath) || !binary)
    throw new MissingBrowser('WebKit is not checked. Install its driver (Debian: webkit2gtk-driver).');
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    // The browser's own sandbox needs rights that a container does not have. The browser opens only our pages.
    env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    // The shape that the protocol defines: https://www.w3.org/TR/webdriver2/
    const { value } = (await response.json()) as { value: { message?: string; error?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  }

  await waitFor('WebKitWebDriver answers', () => call('GET', '/status').catch(() => undefined));
  const args = ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true'];
  const created = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `/session/${created.sessionId}`;
  // Higher than the page by the browser's bar.
  await call('POST', `${session}/window/rect`, { width: 360, height: 780 });
  return {
    name: `WebKitGTK ${created.capabilities.browserVersion}`,
    errors: () => [],
    async open(url) {
      await call('POST', `${session}/url`, { url });
    },
    async evaluate(expression) {
      const script = `return JSON.stringify(${expression})`;
      return JSON.parse(String((await call('POST', `${session}/execute/sync`, { script, args: [] })) ?? 'null'));
    },
    async perform(actions) {
      await call('POST', `${session}/actions`, { actions });
    },
    async close() {
      await call('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.end();
    },
  };
}
