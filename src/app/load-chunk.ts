import { chunkLoadForMs } from '#engine/delays.ts';

/** §8 "Script chunk load failure", with the specified message. */
export class ChunkLoadError extends Error {
  constructor(id: string, type: 'missing' | 'timeout' | 'error', cause?: unknown) {
    super(`Loading chunk ${id} failed (${type})`, { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Marks each style sheet that fails to load. An import() adds each only once (Vite): the next try would go without. */
export function markFailedStyles(): void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) target.dataset.failed = '';
  };
  document.addEventListener('error', mark, { capture: true });
}

/** Rejects where the server no longer has this file; without a network, it may have it. */
async function assertNotGone(href: string): Promise<void> {
  const response = await fetch(href).catch(() => undefined);
  if (response?.ok === false) throw new Error(href);
}

/**
 * Requests the failed style sheets again. Resolves when each has loaded or failed: it may belong to other code. Rejects where
 * one is gone, as after a deploy: no screen opens without its styles.
 */
async function fetchFailedStyles(): Promise<void> {
  const links = globalThis.document?.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-failed]') ?? [];
  const fetched = Array.from(links, (link) => {
    const { rel, href } = link;
    return new Promise((resolve) => {
      const again = { rel, href, onload: resolve, onerror: () => resolve(assertNotGone(href)) };
      link.replaceWith(Object.assign(document.createElement('link'), again));
    });
  });
  await Promise.all(fetched);
}

/** Loads code with the time-out and the error of the specification (§8, §9), instead of those of each browser. */
export async function loadChunk<Code>(name: string, fetchCode: () => Promise<Code | undefined>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(name, 'timeout')), chunkLoadForMs);
  });
  const fetched = fetchCode().then((code) => fetchFailedStyles().then(() => code));
  const code = await Promise.race([fetched, timeout])
    .catch((cause) => {
      throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError(name, 'error', cause);
    })
    .finally(() => clearTimeout(timer));
  // A script was loaded, but another one, without this code.
  if (code === undefined) throw new ChunkLoadError(name, 'missing');
  return code;
}

/**
 * Returns a function that loads code at its first call, and again at the next call after a failure. Even an
 * import() of loaded code waits for several tasks of the browser, between which it may draw frames.
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
