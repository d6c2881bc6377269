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
 * Fetches a screen's code, and takes from it the one export it is wanted for. `import()` knows no time-out and tells
 * each browser's own words; here it is given the time and the error of the specification (§8, §9).
 */
export async function loadChunk<Id extends string, Part>(
  id: Id,
  fetchChunk: () => Promise<Readonly<Record<Id, Part>>>,
): Promise<Record<Id, Part>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, 'timeout')), chunkLoadForMs);
  });
  const chunk = await Promise.race([fetchChunk(), late])
    .catch((cause) => {
      throw isChunkLoadError(cause) ? cause : new ChunkLoadError(id, 'error', cause);
    })
    .finally(() => clearTimeout(timer));
  // What answered is a script, but not this one.
  if (!(id in chunk)) throw new ChunkLoadError(id, 'missing');
  return chunk;
}
