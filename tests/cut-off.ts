/** What does not fit: words that are cut off, and a page that scrolls sideways. Runs in a page. */
export function cutOff(): string[] {
  const parts = '#root *, #storybook-root *, [role="dialog"] *, [role="alertdialog"] *';
  const cut = [...document.querySelectorAll<HTMLElement>(parts)].filter((part) => {
    const { overflowX } = getComputedStyle(part);
    const hasWords = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    return hasWords && overflowX !== 'visible' && part.clientWidth > 1 && part.scrollWidth > part.clientWidth;
  });
  const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  return [...sideways, ...cut.map((part) => part.textContent ?? '')];
}
