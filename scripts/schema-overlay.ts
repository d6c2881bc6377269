import type { Plugin } from 'vite';
import { schemaFindingsAfresh } from './check-schemas.ts';

/** While the development server runs: a schema that is wrong is told over the page, with file, key and the mend. */
export function schemaOverlay(): Plugin {
  return {
    name: 'schema-overlay',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('change', async (file) => {
        if (!/\/schemas\/[^/]+\.ts$/.test(file)) return;
        const findings = await schemaFindingsAfresh();
        if (findings.length === 0) return;
        const message = findings.join('\n');
        server.config.logger.error(message);
        server.ws.send({ type: 'error', err: { message, stack: '' } });
      });
    },
  };
}
