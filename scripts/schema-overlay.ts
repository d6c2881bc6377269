import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { schemaFile } from './schema-names.ts';

/**
 * The issues of the schemas as lines, without departures from the specification. A process of its own reads each schema
 * as it is now, not as it was first imported.
 */
export async function readSchemaIssues(): Promise<readonly string[]> {
  const script = path.join(import.meta.dirname, 'check-schemas.ts');
  const child = promisify(execFile)(process.execPath, [script]);
  const { stdout, stderr } = await child.catch((failed: { stdout: string; stderr: string }) => failed);
  return `${stdout}${stderr}`.split('\n').filter((line) => !/^$|no issues$|accept:specification'\.$/.test(line));
}

/** Whether an issue is only missing Hindi: such a text is shown in English, and its Hindi is written last. */
export const isMissingHindi = (line: string) => / {2}hindi\.| has no Hindi\. /.test(line);

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
