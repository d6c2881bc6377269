import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { securityHeaders } from './security.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Bodies = Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;

/** A file of the build, ready to be sent. */
export interface BuiltFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Bodies;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const worthPacking = ['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'];

/** A body in every encoding: brotli at the given quality, gzip, and as it is. */
export async function packed(body: Uint8Array<ArrayBuffer>, quality: number): Promise<Bodies> {
  const how = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, how), promisify(gzip)(body)]);
  return { br, gzip: gz, identity: body };
}

async function load(path: string, immutable: boolean): Promise<BuiltFile> {
  const body = await readFile(path);
  const packs = worthPacking.includes(extname(path));
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ...securityHeaders,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    etag,
    ...(packs && { vary: 'accept-encoding' }),
  };
  return { headers, etag, bodies: packs ? await packed(body, 11) : { identity: body } };
}

/** Every file of a built folder by its address, read and packed once. What is not among them cannot be asked for. */
export async function builtFiles(folder: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const loaded = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    return [address, await load(path, address.startsWith('/assets/'))] as const;
  });
  return new Map(await Promise.all(loaded));
}
