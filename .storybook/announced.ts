const live = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]';

const words = (node: Node) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/**
 * Records what a screen reader announces by itself from now on: what changes in a live region. Returns how to stop,
 * which gives each announcement that came more than once.
 */
export function recordAnnouncements(): () => string[] {
  const announced: string[] = [];
  const observer = new MutationObserver((changes) => {
    const regions = changes.flatMap(({ target, addedNodes }) => {
      const element = target instanceof Element ? target : target.parentElement;
      const added = [...addedNodes].flatMap((node) =>
        node instanceof Element ? [node, ...node.querySelectorAll(live)].filter((one) => one.matches(live)) : [],
      );
      return [element?.closest(live), ...added];
    });
    for (const region of new Set(regions)) {
      // Of a region with buttons, only what changed is announced, such as that one is busy.
      if (region?.isConnected && !region.querySelector('button') && words(region)) announced.push(words(region));
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    return announced.filter((text, place) => announced.indexOf(text) !== place);
  };
}
