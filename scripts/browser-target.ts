import { readFileSync } from 'node:fs';

const names: Readonly<Record<string, string>> = { ios_saf: 'ios' };

/** The oldest browsers that the app supports, from the one place that lists them: `browserslist` in package.json. */
export const browsers: readonly string[] = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).browserslist;

/** The same as a target of the build: 'chrome >= 107' is chrome107. */
export function buildTarget(): string[] {
  return browsers.map((browser) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(browser) ?? [];
    if (!version) throw new Error(`package.json  Browser "${browser}" is not understood. Write 'chrome >= 107'.`);
    return `${names[name] ?? name}${version}`;
  });
}
