import { readSettings } from '#sandbox/server-settings.ts';
import { callbackRoute } from '#sandbox/static.ts';
import { allRoutes } from '#schemas/index.ts';
import type { Settings } from '../../src/app/settings.ts';
import { securityHeaders } from './headers.ts';

const oneOf = (names: readonly string[]) => `^/(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})`;

const routes = allRoutes.filter((route) => route !== '/');

/** Matches the addresses of screens whose page is app.html. */
export const appPages = `${oneOf(routes.map((route) => route.slice(1)))}/?$`;

/** The first names of the paths of the settings that are on our own origin: api, sync, sandbox. */
function ownPaths(settings: Settings): readonly string[] {
  const names = Object.entries(settings).map(([key, value]) =>
    key.endsWith('Url') ? /^\/([^/?#]+)/.exec(String(value))?.[1] : undefined,
  );
  return [...new Set(names)].filter((name) => name !== undefined);
}

/**
 * What a server needs to know of a build, in whichever format it reads that. `page`: index.html; `env`: of the sandbox
 * lender, whose `HOST` and `PORT` are behind the server, and whose `KADAM_ORIGIN` borrowers open. Throws an error that
 * names a wrong setting.
 */
export async function deploymentOf(
  settings: Settings,
  page: string,
  env: Readonly<Record<string, string | undefined>>,
) {
  const { HOST, PORT, KADAM_ORIGIN = 'https://kadam.example' } = readSettings(env, []);
  const proxied = ownPaths(settings);
  return {
    /** The host that borrowers open, without a port. */
    host: new URL(KADAM_ORIGIN).hostname,
    /** `host:port` of the server that answers `proxied`. */
    upstream: `${HOST}:${PORT}`,
    /** Matches the paths of our own origin that are no files: the calls and pages that the settings name. */
    proxied: proxied.length > 0 ? `${oneOf(proxied)}(?:/|$)` : undefined,
    /** The addresses of screens whose page is app.html. */
    routes,
    /** Matches them. */
    pages: appPages,
    /** Its POST is redirected to GET (§13). */
    callback: callbackRoute,
    headers: await securityHeaders(settings, page),
  };
}

export type Deployment = Awaited<ReturnType<typeof deploymentOf>>;
