import path from 'node:path';
import type { Plugin } from 'vite';
import { isMissingHindi, readSchemaIssues } from './schema-issues.ts';
import { schemaFile } from './schema-names.ts';

/**
 * Shows what is wrong with a changed schema over the page of the development server, with file, line and correction;
 * a text without Hindi is only logged, so that a new step can be seen.
 */
export function schemaOverlay(): Plugin {
  return {
    name: 'schema-overlay',
    apply: 'serve',
    configureServer({ config: { root, logger }, ws, watcher }) {
      let waiting: NodeJS.Timeout | undefined;
      async function show() {
        const issues = await readSchemaIssues();
        const untranslated = issues.filter(isMissingHindi);
        if (untranslated.length > 0) logger.warn(untranslated.join('\n'));
        if (issues.length === untranslated.length) {
          // Removes the overlay: the check of an earlier version may have ended after the page was reloaded.
          ws.send({ type: 'update', updates: [] });
          // To scripts/dev.ts, which restarts the sandbox.
          process.send?.('schemas are right');
          return;
        }
        const message = issues.filter((line) => !isMissingHindi(line)).join('\n');
        logger.error(message);
        // The overlay makes each `schemas/gender.ts:12` of a stack a link to the editor.
        const places = [...message.matchAll(/^(schemas\/\S+?:\d+) /gm)].map(([, place]) =>
          path.join(root, `${place}:1`),
        );
        ws.send({ type: 'error', err: { message, stack: places.join('\n') } });
      }
      watcher.on('all', (_event, file) => {
        if (!schemaFile.test(file) && path.relative(root, file) !== path.join('schemas', 'index.ts')) return;
        // Files that are saved together, such as a step and its index, are checked together.
        clearTimeout(waiting);
        waiting = setTimeout(() => void show(), 50);
      });
    },
  };
}
