/**
 * What does not fit: a page that scrolls sideways, words that are cut off, and texts or controls that overlap.
 * Runs in a page.
 */
export function cutOff(): string[] {
  const visible = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (part) => part.checkVisibility({ visibilityProperty: true }) && part.clientWidth !== 1,
  );
  const hasWords = (part: Element) =>
    [...part.childNodes].some(({ nodeType, textContent }) => {
      return nodeType === Node.TEXT_NODE && textContent?.trim();
    });
  const nameOf = (part: HTMLElement) => (part.innerText || part.ariaLabel || part.outerHTML).slice(0, 80);

  const cut = visible.filter((part) => {
    const { overflowX, overflowY } = getComputedStyle(part);
    const isWider = overflowX !== 'visible' && part.scrollWidth > part.clientWidth;
    const isHigher = /hidden|clip/.test(overflowY) && part.scrollHeight > part.clientHeight + 1;
    return hasWords(part) && (isWider || isHigher);
  });

  /** The layer of a part: a layer that floats over the page covers it on purpose, so only parts of one layer are compared. */
  const layerOf = (part: Element | null): Element | null => {
    const { position, zIndex } = part ? getComputedStyle(part) : { position: 'fixed', zIndex: '' };
    return /fixed|sticky/.test(position) || zIndex !== 'auto' ? part : layerOf(part?.parentElement ?? null);
  };
  /** The part of a box that shows: a part that scrolls hides the rest. */
  const shown = (box: DOMRect, part: Element | null): DOMRect => {
    if (!part) return box;
    const { overflowX, overflowY } = getComputedStyle(part);
    if (overflowX === 'visible' && overflowY === 'visible') return shown(box, part.parentElement);
    const frame = part.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
    const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
    return shown(new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)), part.parentElement);
  };
  const compared = visible
    .filter((part) => part.matches('a[href], button, input, select, textarea, summary') || hasWords(part))
    .filter((part) => !part.closest('[aria-hidden="true"], [inert]'))
    .map((part) => ({
      part,
      layer: layerOf(part),
      label: part.closest('label'),
      boxes: [...part.getClientRects()].map((box) => shown(box, part)),
    }));
  // A line of text may reach a little into the next one.
  const touch = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  const over = compared.flatMap((one, at) =>
    compared
      .slice(at + 1)
      .filter(({ part, layer }) => layer === one.layer && !one.part.contains(part))
      // A control lies on its label, which draws it.
      .filter(({ label }) => !label || label !== one.label)
      .filter(({ boxes }) => boxes.some((box) => one.boxes.some((own) => touch(own, box))))
      .map(({ part }) => `${nameOf(one.part)} lies on ${nameOf(part)}`),
  );

  const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  return [...sideways, ...cut.map((part) => `${nameOf(part)} is cut off`), ...over];
}

/** The controls that are covered, or outside of the window, while they have the focus. Runs in a page. */
export function hiddenInFocus(): string[] {
  const tabbable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
  const controls = [...document.querySelectorAll<HTMLElement>(tabbable)].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) && !control.closest('[aria-hidden="true"], [inert]'),
  );
  return controls
    .filter((control) => {
      control.focus();
      const box = control.getBoundingClientRect();
      // A control that is larger than the window needs to show only a part.
      const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
      const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
      const points = [1 / 4, 1 / 2, 3 / 4].map(
        (part) => [left + (right - left) * part, top + (bottom - top) * part] as const,
      );
      const found = points.flatMap(([x, y]) => document.elementFromPoint(x, y) ?? []);
      return !found.some((part) => control.contains(part) || part.contains(control));
    })
    .map((control) => `${control.outerHTML.slice(0, 120)} is hidden when it has the focus`);
}
