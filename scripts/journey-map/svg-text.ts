export const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Half pixels are exact enough, and short. */
export const round = (value: number) => Math.round(value * 2) / 2;

export function text(x: number, y: number, kind: string, words: string): string {
  return `<text class="${kind}" x="${round(x)}" y="${round(y)}">${escaped(words)}</text>`;
}
