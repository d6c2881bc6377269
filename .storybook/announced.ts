const live = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]';

const words = (node: Node) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The errors that are on the screen, in words. */
const shownErrors = () =>
  [...document.querySelectorAll('[role="alert"], [data-tone="danger"][role="status"], [id$="-error"]')]
    .filter((error) => error.checkVisibility())
    .map(words)
    .filter(Boolean);

/**
 * Records what a screen reader announces by itself from now on: what changes in a live region. Returns `stop`,
 * and `faults`, which lists each repeated announcement, and each new error that was not announced.
 */
export function recordAnnouncements() {
  const announced: string[] = [];
  const before = shownErrors();
  const observer = new MutationObserver((changes) => {
    const added = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll(live)] : []))
      // A new region is announced if it is an alert. Screen readers ignore the first text of a new status.
      .filter((one) => one.role === 'alert');
    const changed = changes.flatMap(({ target }) => {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      // In a region with buttons, only the changed part is announced, such as a busy button.
      return region && !region.querySelector('button') ? [region] : [];
    });
    for (const region of new Set([...added, ...changed])) {
      if (region.isConnected && words(region)) announced.push(words(region));
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const faults = () => {
    const unannounced = shownErrors().filter((error) => !before.includes(error) && !announced.includes(error));
    return [
      ...announced.filter((text, place) => announced.indexOf(text) !== place).map((text) => `twice: ${text}`),
      ...unannounced.map((text) => `not announced: ${text}`),
    ];
  };
  return { faults, stop: () => observer.disconnect() };
}
