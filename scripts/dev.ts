import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { runCommand, stringFlag, UsageError } from './command.ts';

const help = `npm run dev   starts the app with hot reload, and the sandbox; both end together

  --port 5173   where the app listens; the sandbox listens at 4174, or at SANDBOX_PORT`;

/** Throws a UsageError if nothing can listen at a port. */
async function assertFree(port: string, write: string): Promise<void> {
  const isPort = /^\d+$/.test(port) && Number(port) < 65_536;
  if (!isPort) throw new UsageError(`Port '${port}' is not a port. Write another one: ${write}`);
  const server = createServer().listen(Number(port), '127.0.0.1');
  await once(server, 'listening').catch(({ code }) => {
    throw new UsageError(`Port ${port} cannot be used (${code}). Write another one: ${write}`);
  });
  await once(server.close(), 'close');
}

await runCommand({ help, flags: { port: { ...stringFlag, default: '5173' } } }, async (flags) => {
  const sandboxPort = process.env.SANDBOX_PORT ?? '4174';
  await assertFree(flags.port, 'npm run dev -- --port 5180');
  await assertFree(sandboxPort, 'SANDBOX_PORT=4180 npm run dev');
  const env = { ...process.env, SANDBOX_PORT: sandboxPort };

  // With Vite's default loader, each change of a schema would restart the server, because its configuration imports them.
  const vite = spawn('vite', ['--port', flags.port, '--clearScreen', 'false', '--configLoader', 'native'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  });
  vite.on('exit', stop);
  // The overlay sends a message after each valid change of a schema: the sandbox, which uses the schemas, restarts.
  vite.on('message', () => {
    if (sandbox.killed) return;
    const restart = () => {
      if (process.exitCode === undefined) sandbox = startSandbox();
    };
    // It has ended already if it could not start, such as where a schema was changed again at that moment.
    if (sandbox.exitCode !== null) return restart();
    sandbox.off('exit', stop).on('exit', restart).kill('SIGTERM');
  });
  let sandbox = startSandbox().on('exit', stop);

  function startSandbox() {
    return spawn(process.execPath, ['sandbox/main.ts', '--api-only'], {
      stdio: 'inherit',
      env: { ...env, PORT: sandboxPort },
    });
  }

  function stop(code: number | null): void {
    for (const child of [vite, sandbox]) child.kill('SIGTERM');
    process.exitCode ??= code ?? 0;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
});
