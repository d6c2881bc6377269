import { preloadModule } from 'react-dom';

/** Resolves after the next paint, when the page is idle. */
export async function whenIdle(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 1_000);
  });
}

/** Fetches code ahead, except where the browser asks to save data. Code that fails here is fetched again when needed. */
export function fetchWhenIdle(fetchAll: () => Promise<void>): void {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  if (connection?.saveData) return;
  void whenIdle()
    .then(fetchAll)
    .catch(() => undefined);
}

/**
 * While the borrower reads, fetches the code of the first tap and of the next screens. That code runs once they use the
 * form, one part at a time: while they type, and while the first tap waits for its answer.
 */
export function fetchAhead(scripts: readonly string[], ...parts: readonly (() => Promise<unknown>)[]): void {
  fetchWhenIdle(async () => {
    // Without running the scripts, which would delay a tap on a slow phone.
    for (const href of scripts) preloadModule(href);
  });
  const run = async () => {
    for (const fetchPart of parts) {
      await fetchPart();
      await whenIdle();
    }
  };
  const stopped = new AbortController();
  const onUse = ({ target }: Event) => {
    // The heading of a screen that opens takes the focus too.
    if (!(target instanceof Element && target.closest('form'))) return;
    stopped.abort();
    fetchWhenIdle(run);
  };
  for (const type of ['focusin', 'submit']) addEventListener(type, onUse, { signal: stopped.signal });
}
