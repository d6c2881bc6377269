import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Settings } from '../../src/app/settings.ts';
import { caddyfile } from './caddy.ts';
import { deploymentOf } from './deployment.ts';
import { nginxConfiguration } from './nginx.ts';
import { headersFile, redirectsFile } from './static-host.ts';

/** Writes what servers need into `deploy/`, beside the folder of the build: that one can be public as a whole. */
export function writeDeploy(settings: Settings): Plugin {
  return {
    name: 'write-deploy',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const deployment = await deploymentOf(settings, String(page.source), process.env);
      const files = {
        'headers.json': `${JSON.stringify(deployment.headers, null, 2)}\n`,
        'nginx.conf': nginxConfiguration(deployment),
        Caddyfile: caddyfile(deployment),
        _headers: headersFile(deployment),
        _redirects: redirectsFile(deployment),
      };
      const folder = path.join(dir, '../deploy');
      mkdirSync(folder, { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    },
  };
}
