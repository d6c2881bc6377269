import { spawn } from 'node:child_process';
import { schemaFindingsAfresh } from './check-schemas.ts';

const findings = await schemaFindingsAfresh();
if (findings.length > 0) console.error(findings.join('\n'));
// What has no Hindi yet is shown in English, so that the work can begin.
if (!findings.every((finding) => / › hindi\.| has no Hindi; /.test(finding))) process.exit(1);

/** The app with hot reload, and the sandbox beside it; both end together. */
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
