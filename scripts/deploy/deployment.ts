import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { hostInUrl } from '#sandbox/hosts.ts';
import { readSettings } from '#sandbox/server-settings.ts';
import { callbackRoute, immutable, linkRoute } from '#sandbox/static.ts';
import { allRoutes } from '#schemas/index.ts';
import type { Settings } from '../../src/app/settings.ts';
import { readOrExit } from '../build/read-or-exit.ts';
import { securityHeaders } from './policy.ts';

const oneOf = (names: readonly string[]) => `^/(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})`;

const routes = allRoutes.filter((route) => route !== '/');

/** Matches the addresses of screens whose page is app.html, in small letters or capitals. */
export const appPages = `${oneOf(routes.map((route) => route.slice(1)))}/?$`;

/** The first names of the paths of the settings that are on our own origin: api, sync, sandbox. */
function ownPaths(settings: Settings): readonly string[] {
  const names = Object.entries(settings).map(([key, value]) =>
    key.endsWith('Url') ? /^\/([^/?#]+)/.exec(String(value))?.[1] : undefined,
  );
  return [...new Set(names)].filter((name) => name !== undefined);
}

type Texts = Readonly<Record<string, string>>;

/** The value of a name in a template. */
function given<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`scripts/deploy has no value for {{${name}}}.`);
  return value;
}

/** Fills in a template: `{{name}}` is a text; `{{#name}}` to `{{/name}}` are repeated for each item of a list. */
function fill(template: string, texts: Texts, lists: Readonly<Record<string, readonly Texts[]>>): string {
  return template
    .replaceAll(/[^\S\n]*\{\{#(\w+)\}\}\n([\s\S]*?)[^\S\n]*\{\{\/\1\}\}\n/g, (_all, name: string, part: string) =>
      given(lists, name)
        .map((item) => fill(part, { ...texts, ...item }, {}))
        .join(''),
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => given(texts, name));
}

/**
 * The configuration of each server that can send a build, by its file. `page`: index.html; `env`: the environment of the
 * sandbox lender, which the server reaches at `HOST` and `PORT`, and borrowers at `KADAM_ORIGIN`. Throws an error that
 * names a wrong setting.
 */
export async function deployFiles(
  settings: Settings,
  page: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Texts> {
  const { HOST, PORT, KADAM_ORIGIN = 'https://kadam.example' } = readSettings(env, []);
  const { protocol, hostname, port } = new URL(KADAM_ORIGIN);
  // Borrowers open it by HTTPS; the port of an http origin is not for that.
  const tlsPort = (protocol === 'https:' && port) || '443';
  const headers = await securityHeaders(settings, page);
  // The paths of calls and pages that the lender answers.
  const proxied = ownPaths(settings);
  const texts = {
    host: hostname,
    port: tlsPort,
    atPort: tlsPort === '443' ? '' : `:${tlsPort}`,
    upstream: `${hostInUrl(HOST)}:${PORT}`,
    pages: appPages,
    immutable,
    // Its POST is redirected to GET (§13).
    callback: callbackRoute,
    link: linkRoute,
    strictTransport: headers['strict-transport-security'] ?? '',
  };
  const lists = {
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    routes: routes.map((route) => ({ route })),
    lender: proxied.length > 0 ? [{ proxied: `${oneOf(proxied)}(?:/|$)` }] : [],
  };
  const filled = ['nginx.conf', 'Caddyfile', '_headers', '_redirects'].map((name) => {
    const template = readFileSync(path.join(import.meta.dirname, name), 'utf8');
    return [name, fill(template, texts, lists)] as const;
  });
  return { 'headers.json': `${JSON.stringify(headers, null, 2)}\n`, ...Object.fromEntries(filled) };
}

/** Writes the configuration of servers into `deploy/`, outside the folder of the build, which can be public as a whole. */
export function writeDeploy(settings: Settings): Plugin {
  return {
    name: 'write-deploy',
    apply: 'build',
    // Stops on a wrong setting before dist/ is emptied.
    config() {
      readOrExit(() => readSettings(process.env, []));
    },
    async writeBundle({ dir = '' }, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const folder = path.join(dir, '../deploy');
      mkdirSync(folder, { recursive: true });
      for (const [name, text] of Object.entries(await deployFiles(settings, String(page.source), process.env)))
        writeFileSync(path.join(folder, name), text);
    },
  };
}
