import { spawn } from 'node:child_process';
import { readSchemaIssues } from './schema-overlay.ts';

// Starts the app with hot reload, and the sandbox; both end together.

const issues = await readSchemaIssues();
if (issues.length > 0) console.error(issues.join('\n'));
// A text without Hindi is shown in English, and does not stop the work.
if (!issues.every((issue) => / {2}hindi\.| has no Hindi\. /.test(issue))) process.exit(1);

const sandboxPort = process.env.SANDBOX_PORT ?? '4174';
const start = (command: string, ...args: string[]) =>
  spawn(command, args, { stdio: 'inherit', env: { ...process.env, SANDBOX_PORT: sandboxPort } });

const children = [
  start(process.execPath, 'sandbox/main.ts', '--api-only', '--port', sandboxPort),
  start('vite', '--clearScreen', 'false'),
];

function stop(code: number): void {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}

for (const child of children) child.on('exit', (code) => stop(code ?? 0));
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
