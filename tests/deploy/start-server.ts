import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

/** The path of a user, and the folders of servers, which on Debian are not in it. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const find = (program: string) => folders.map((folder) => join(folder, program)).find(existsSync);
const pathOf = (program: string) => find(program) ?? program;

export interface Started {
  readonly address: string;
  /** The output so far, the log included. */
  printed(): string;
  end(): Promise<void>;
}

type Files = Readonly<{ folder: string; text: string; ports: readonly [number, number]; upstreams: readonly string[] }>;

/** The configuration that the build wrote, with the values of this machine. Throws if it has no place for one of them. */
function withValues(text: string, values: readonly (readonly [RegExp, string])[]): string {
  return values.reduce((before, [pattern, value]) => {
    if (!pattern.test(before)) throw new Error(`The configuration has no ${pattern}.`);
    return before.replace(pattern, () => value);
  }, text);
}

function nginxArguments({ folder, text, ports: [tls, plain], upstreams }: Files): string[] {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(pathOf('openssl'), ['req', '-x509', ...curve, ...subject, ...files], { stdio: 'pipe' });
  const site = withValues(text, [
    [/listen 80;\n.*/, `listen 127.0.0.1:${plain};`],
    [/listen 443 ssl http2;\n.*/, `listen 127.0.0.1:${tls} ssl http2;`],
    [/(?<=ssl_certificate )[^;]+/, certificate],
    [/(?<=ssl_certificate_key )[^;]+/, key],
    [/(?<=access_log )\S+/g, join(folder, 'access.log')],
    [/(?<=error_log )\S+/g, 'stderr'],
    [/(?<=root )[^;]+/, `"${resolve('dist')}"`],
    [/(?<=proxy_pass http:\/\/)[^;]+/, 'lender'],
  ]);
  const types = /--conf-path=(\S+)\/nginx\.conf/.exec(
    execFileSync('sh', ['-c', `"${pathOf('nginx')}" -V 2>&1`], { encoding: 'utf8' }),
  )?.[1];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    join(folder, 'main.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { include ${types}/mime.types; access_log off; include ${folder}/site.conf;
upstream lender { ${upstreams.map((upstream) => `server ${upstream};`).join(' ')} keepalive 16; }
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')} }`,
  );
  return ['-c', join(folder, 'main.conf'), '-p', folder];
}

function caddyArguments({ folder, text, ports: [port], upstreams }: Files): string[] {
  const site = withValues(text, [
    [/^[^\s({]+(?= \{)/m, `http://127.0.0.1:${port}`],
    [/(?<=root \* ).+/, `"${resolve('dist')}"`],
    [/(?<=reverse_proxy ).+/, upstreams.join(' ')],
  ]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
  return ['run', '--config', file, '--adapter', 'caddyfile'];
}

/** Cloudflare Pages on this machine. */
function wranglerArguments({ folder, text, ports: [port] }: Files): string[] {
  const site = join(folder, 'site');
  cpSync('dist', site, { recursive: true });
  writeFileSync(join(site, '_headers'), text);
  copyFileSync('deploy/_redirects', join(site, '_redirects'));
  copyFileSync('dist/app.html', join(site, '404.html'));
  return ['pages', 'dev', site, '--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', '2026-01-01'];
}

const servers = {
  nginx: { needs: ['nginx', 'openssl'], configuration: 'nginx.conf', scheme: 'https', prepare: nginxArguments },
  caddy: { needs: ['caddy'], configuration: 'Caddyfile', scheme: 'http', prepare: caddyArguments },
  wrangler: { needs: ['wrangler'], configuration: '_headers', scheme: 'http', prepare: wranglerArguments },
} as const;

/** Without these, wrangler sends requests to Cloudflare. */
const quiet = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' };

type ServerName = keyof typeof servers;

/** The servers of the deployment files that are installed; prints a line for each that is not. */
export function installedServers(): readonly ServerName[] {
  const all: readonly ServerName[] = ['nginx', 'caddy', 'wrangler'];
  return all.filter((name) => {
    const missing = servers[name].needs.filter((program) => !find(program));
    if (missing.length > 0)
      console.log(`Without ${missing.join(' and ')}, deploy/${servers[name].configuration} is not tested.`);
    return missing.length === 0;
  });
}

async function untilListening(port: number, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).once('error', () => done(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open || hasEnded()) return;
    await wait(50);
  }
}

/**
 * Starts a server of `dist/` with the configuration that the build wrote. `upstreams`: the `host:port` of each lender
 * behind it, which take turns; wrangler serves only files, and has none.
 */
export async function startServer(name: ServerName, ...upstreams: readonly string[]): Promise<Started> {
  const { configuration, scheme, prepare } = servers[name];
  const folder = mkdtempSync(join(tmpdir(), `kadam-${name}-`));
  const ports = [await freePort(), await freePort()] as const;
  const text = readFileSync(join('deploy', configuration), 'utf8');
  const child = spawn(pathOf(name), prepare({ folder, text, ports, upstreams }), {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: folder,
    env: { ...process.env, ...quiet, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  let ended = false;
  const end = once(child, 'exit').finally(() => {
    ended = true;
  });
  await untilListening(ports[0], () => ended);
  if (ended) throw new Error(`${name} ended early:\n${printed}`);
  return {
    address: `${scheme}://127.0.0.1:${ports[0]}`,
    printed: () => printed + (name === 'nginx' ? readFileSync(join(folder, 'access.log'), 'utf8') : ''),
    async end() {
      child.kill('SIGTERM');
      await end;
      rmSync(folder, { recursive: true });
    },
  };
}
