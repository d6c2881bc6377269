import { chunkLoadForMs } from '#engine/delays.ts';

/** §8 "Script chunk load failure", in its own words. */
export class ChunkLoadError extends Error {
  constructor(id: string, type: 'missing' | 'timeout' | 'error', cause?: unknown) {
    super(`Loading chunk ${id} failed (${type})`, { cause });
    this.name = 'ChunkLoadError';
  }
}

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof ChunkLoadError;
}

/**
 * Fetches code, by the name that an error says. `import()` knows no time-out and fails in each browser's own words; here
 * it has the time and the error of the specification (§8, §9).
 */
export async function loadChunk<Code>(name: string, fetchCode: () => Promise<Code | undefined>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(name, 'timeout')), chunkLoadForMs);
  });
  const code = await Promise.race([fetchCode(), late])
    .catch((cause) => {
      throw isChunkLoadError(cause) ? cause : new ChunkLoadError(name, 'error', cause);
    })
    .finally(() => clearTimeout(timer));
  // What answered is a script, but not this one.
  if (code === undefined) throw new ChunkLoadError(name, 'missing');
  return code;
}
