import { runCommand } from '../../scripts/command.ts';
import { newMobile } from '../../scripts/journey/open.ts';
import { startWithoutData } from '../../scripts/journey/start-sandbox.ts';
import { openFirefox } from './firefox.ts';
import { takeLoan } from './journey.ts';
import { personAt } from './person.ts';
import { MissingBrowser, type Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

async function check(open: () => Promise<Tab>, url: string): Promise<void> {
  const start = Date.now();
  let tab: Tab | undefined;
  try {
    tab = await open();
    const visited = await takeLoan(personAt(tab), url, newMobile());
    if (tab.errors().length > 0) throw new Error(`The console has errors:\n${tab.errors().join('\n')}`);
    const seconds = ((Date.now() - start) / 1_000).toFixed(0);
    console.log(`${tab.name}: from the login to home over ${new Set(visited).size} screens in ${seconds} s.`);
  } catch (error) {
    if (error instanceof MissingBrowser) return console.log(error.message);
    const page = await tab?.evaluate('[location.href, document.body.innerText]');
    console.error(`${tab?.name ?? open.name}:`, error, page, tab?.errors());
    process.exitCode = 1;
  } finally {
    await tab?.close();
  }
}

const help = 'npm run test:browsers   one journey from the login to home in Firefox, and one in WebKit';

await runCommand({ help, flags: {} }, async () => {
  const { address, end } = startWithoutData();
  try {
    for (const open of [openFirefox, openWebKit]) await check(open, await address);
  } finally {
    await end();
  }
});
