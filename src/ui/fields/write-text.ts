/** Writes what a field keeps of a typed text, with the caret at a place of it: the browser would move it to the end. */
export function writeText(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value !== text) input.value = text;
  // The caret of an input of type email cannot be read or set.
  if (input.selectionStart === null || document.activeElement !== input) return;
  if (input.selectionStart !== caret || input.selectionEnd !== caret) input.setSelectionRange(caret, caret);
}
