import path from 'node:path';
import type { ErrorPayload, HotPayload, Plugin } from 'vite';
import { isMissingHindi, readSchemaIssues } from './schema-issues.ts';

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
      let checks = 0;
      let shown = 0;
      /** What is wrong now: shown again to a page that is opened, and in the place of Vite's own error. */
      let wrong: ErrorPayload | undefined;
      const { send } = ws;
      ws.send = (message: HotPayload | string, data?: unknown) => {
        if (typeof message === 'string') send(message, data);
        else send(message.type === 'error' && wrong ? wrong : message);
      };
      ws.on('connection', () => wrong && send(wrong));
      async function show() {
        checks += 1;
        const check = checks;
        const issues = await readSchemaIssues();
        // That of a later save may end first.
        if (check < shown) return;
        shown = check;
        const untranslated = issues.filter(isMissingHindi);
        if (untranslated.length > 0) logger.warn(untranslated.join('\n'));
        if (issues.length === untranslated.length) {
          wrong = undefined;
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
        wrong = { type: 'error', err: { message, stack: places.join('\n') } };
        send(wrong);
      }
      watcher.on('all', (_event, file) => {
        if (!path.relative(root, file).startsWith(`schemas${path.sep}`)) return;
        // Files that are saved together, such as a step and its index, are checked together.
        clearTimeout(waiting);
        waiting = setTimeout(() => void show(), 50);
      });
    },
  };
}
