/**
 * Lets an Enter that is held down press once. Its repetitions would press what shows meanwhile: a dialog that nobody has
 * read, the same screen again.
 */
export function pressOnce(): void {
  const ignoreRepeats = (event: KeyboardEvent) => {
    const writesLines = event.target instanceof HTMLTextAreaElement;
    if (event.repeat && event.key === 'Enter' && !writesLines) event.preventDefault();
  };
  addEventListener('keydown', ignoreRepeats, { capture: true });
}
