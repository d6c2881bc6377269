/** Once a frame was painted and the page has nothing better to do: what is on the way to the screen goes first. */
export async function whenIdle(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 1_000);
  });
}

/**
 * A part of the app that no borrower waits for: fetched when it is first told something, after the first paint. What
 * it is told meanwhile waits for it; where it cannot be fetched, the next thing it is told fetches it again.
 */
export function afterPaint<Part>(fetchPart: () => Promise<Part>): (tell: (part: Part) => void) => void {
  let part: Promise<Part> | undefined;
  return (tell) => {
    part ??= whenIdle().then(fetchPart);
    part
      .then(tell, () => {
        part = undefined;
      })
      .catch(() => undefined);
  };
}
