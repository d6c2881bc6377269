import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../free-port.ts';

const debian = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: that of `postgres` in PATH, else the newest of Debian's; undefined if not installed. */
export function findPostgres(): string | undefined {
  const inPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'postgres'));
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = [...inPath, ...versions.map((version) => join(debian, version, 'bin', 'postgres'))].filter(existsSync);
  return found.map((program) => dirname(realpathSync(program))).find((folder) => existsSync(join(folder, 'initdb')));
}

/** The user for PostgreSQL, which refuses to run as root: the one it was installed with, else nobody; undefined unless root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string, user: string) =>
    Number(execFileSync('id', [option, user], { encoding: 'utf8', stdio: 'pipe' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody.');
}

/** Starts a PostgreSQL server in a temporary folder, without `fsync`. */
export async function startPostgres(programs: string) {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'kadam-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = async (program: string, ...args: string[]) => {
    await promisify(execFile)(join(programs, program), args, { ...user, cwd: folder });
  };
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  const start = () => run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start');
  const stop = (mode: 'fast' | 'immediate' = 'fast') => run('pg_ctl', '-D', data, '-m', mode, '-w', 'stop');
  await run('initdb', '-D', data, '-U', 'kadam', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  await start();
  return {
    address: `postgres://kadam@127.0.0.1:${port}/postgres`,
    start,
    stop,
    /** Stops the server, where it runs, and deletes its folder. */
    async remove() {
      if (existsSync(join(data, 'postmaster.pid'))) await stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;
