import { spawn } from 'node:child_process';
import { isMissingHindi, readSchemaIssues } from './schema-overlay.ts';

// Starts the app with hot reload, and the sandbox; both end together.

const issues = await readSchemaIssues();
if (issues.length > 0) console.error(issues.join('\n'));
if (!issues.every(isMissingHindi)) process.exit(1);

const port = process.env.SANDBOX_PORT ?? '4174';
const options = { stdio: 'inherit', env: { ...process.env, SANDBOX_PORT: port } } as const;
const children = [
  spawn(process.execPath, ['sandbox/main.ts', '--api-only', '--port', port], options),
  // Vite's own loader would restart the server for each change of a schema, as the configuration imports them.
  spawn('vite', ['--clearScreen', 'false', '--configLoader', 'native'], options),
];

function stop(code: number | null): void {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode ??= code ?? 0;
}
for (const child of children) child.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
