import type { Measure, PassingAnswer } from '../rule.ts';

/** What a character may turn into, the most likely first; the last of them leaves it out. */
const replacements = ['0', 'A', '5', 'a', '-', '.', '@', ' ', ''];

/** The passing answer with one wrong character, the last character first. */
export function mistyped({ text }: PassingAnswer): readonly string[] {
  const places = Array.from({ length: text.length }, (_, place) => text.length - 1 - place);
  return replacements.flatMap((put) => places.map((place) => text.slice(0, place) + put + text.slice(place + 1)));
}

/** A text of so many characters, made of one that passes: cut or repeated at its end, or at its start. */
function textsOfLength(text: string, size: number): readonly string[] {
  const length = Math.max(size, 0);
  const cut = text.repeat(Math.ceil(length / text.length)).slice(0, length);
  // A space at the end is trimmed away, and would leave the text shorter than it was made.
  const padded = cut.trimEnd().padEnd(length, text.slice(-1));
  const grown = text.charAt(0).repeat(Math.max(length - text.length, 0)) + text;
  return [cut, padded, grown.slice(grown.length - length)];
}

export const characters: Measure = {
  textsOf: textsOfLength,
  range: (from, to) => (from === to ? `of ${from} characters` : `of ${from} to ${to} characters`),
};

export const rupees: Measure = {
  textsOf: (_text, amount) => [String(amount)],
  range: (from, to) => (from === to ? `of ${from}` : `between ${from} and ${to}`),
};
