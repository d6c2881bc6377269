/** The rest is about 0.56 of the font's size wide. */
const widths: readonly (readonly [letters: string, em: number])[] = [
  ["iljI.,:;|!' ", 0.26],
  ['frt()[]/-·’‘', 0.34],
  ['cksvxyz', 0.51],
  ['ABCDEFGHJKLNOPQRSTUVXYZ&w', 0.7],
  ['mMW@%×→', 0.86],
];

// System fonts differ: what fits by this estimate fits in each of them.
const safety = 1.04;

/** About how wide a text is in a system font. */
export function textWidth(text: string, fontSize: number, weight: 'regular' | 'bold' = 'regular'): number {
  const ems = [...text].map((letter) => widths.find(([letters]) => letters.includes(letter))?.[1] ?? 0.56);
  return ems.reduce((sum, em) => sum + em, 0) * fontSize * safety * (weight === 'bold' ? 1.06 : 1);
}

// A number stays with its unit, and a count with what it counts.
const breaks = / (?!m?s\b|\(×)/;

/** A text in as many lines as it needs; a word alone may be wider than the line. */
export function wrapped(text: string, width: number, fontSize: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(breaks)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, fontSize) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
