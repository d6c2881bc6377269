/** §8 "Console-only", "Only logged": the one place that writes to the browser's console. Words of ours and codes, never a person's data. */
export function toConsole(words: string): void {
  console.warn(words);
}
