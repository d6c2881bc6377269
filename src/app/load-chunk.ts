import { chunkLoadForMs } from '#engine/delays.ts';

/** §8 "Script chunk load failure", with the specified message. */
export class ChunkLoadError extends Error {
  constructor(id: string, type: 'missing' | 'timeout' | 'error', cause?: unknown) {
    super(`Loading chunk ${id} failed (${type})`, { cause });
    this.name = 'ChunkLoadError';
  }
}

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof ChunkLoadError;
}

/** Loads code with the time-out and the error of the specification (§8, §9), instead of those of each browser. */
export async function loadChunk<Code>(name: string, fetchCode: () => Promise<Code | undefined>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(name, 'timeout')), chunkLoadForMs);
  });
  const code = await Promise.race([fetchCode(), timeout])
    .catch((cause) => {
      throw isChunkLoadError(cause) ? cause : new ChunkLoadError(name, 'error', cause);
    })
    .finally(() => clearTimeout(timer));
  // The response is a script, but another one.
  if (code === undefined) throw new ChunkLoadError(name, 'missing');
  return code;
}

/**
 * Returns a function that loads code at its first call, and again at the next call after a failure. An import() of code
 * that is there still waits for several tasks of the browser, between which it may draw frames.
 */
export function loadOnce<Code>(name: string, fetchCode: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  return () => {
    loading ??= loadChunk(name, fetchCode).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
