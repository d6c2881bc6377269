import path from 'node:path';
import type { Plugin } from 'vite';
import { schemaIssuesAfresh } from './schema-issues-afresh.ts';
import { schemaFile } from './schema-names.ts';

const togetherForMs = 50;

/** `schemas/gender.ts:12  …` as an address that the overlay makes a link of, and the editor opens. */
function linkOf(issue: string, root: string): string[] {
  const [, file, line] = /^(schemas\/\S+?):(\d+) /.exec(issue) ?? [];
  return file === undefined ? [] : [`${path.join(root, file)}:${line}:1`];
}

/** While the development server runs: a schema that is wrong is told over the page, with file, line and the mend. */
export function schemaOverlay(): Plugin {
  return {
    name: 'schema-overlay',
    apply: 'serve',
    configureServer(server) {
      const { root, logger } = server.config;
      let waiting: NodeJS.Timeout | undefined;
      async function tell() {
        const issues = await schemaIssuesAfresh();
        if (issues.length === 0) return;
        const message = issues.join('\n');
        logger.error(message);
        const stack = issues.flatMap((issue) => linkOf(issue, root)).join('\n');
        server.ws.send({ type: 'error', err: { message, stack } });
      }
      server.watcher.on('all', (_event, file) => {
        if (!schemaFile.test(file) && path.relative(root, file) !== path.join('schemas', 'index.ts')) return;
        // Files that are written together, such as a step and its index, are told of together.
        clearTimeout(waiting);
        waiting = setTimeout(() => void tell(), togetherForMs);
      });
    },
  };
}
