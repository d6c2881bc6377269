/** A token of `src/ui/tokens.css`. */
export interface Token {
  /** With its dashes: `--k-text`. */
  readonly name: string;
  /** As it is written: `light-dark(#0d1b1e, #eaf1f2)`. */
  readonly value: string;
  /** The comment after it, or ''. */
  readonly note: string;
}

const declaration = /^ {2}(--[\w-]+):\s*([^;]+); *(?:\/\*([^*]*)\*\/)?/;
const heading = /^ {2}\/\* ([\w ]+)(?:: ([^*\n]+))?/;

/** The tokens by the comments over them: 'colour: text', 'space (4px base)'; only those of the plain `:root`. */
export function readTokens(css: string): ReadonlyMap<string, readonly Token[]> {
  const sections = new Map<string, Token[]>();
  const root = css.slice(css.indexOf(':root {'), css.indexOf('\n}\n'));
  let section: Token[] = [];
  for (const part of root.split(/\n(?= {2}(?:--|\/\*))/)) {
    const [, name, value = '', note = ''] = declaration.exec(part) ?? [];
    const [, title = '', detail] = heading.exec(part) ?? [];
    if (title) {
      section = [];
      sections.set(detail ? `${title}: ${detail.trim()}` : title.trim(), section);
    }
    if (name) section.push({ name, value, note: note.trim() });
  }
  return sections;
}

export const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

function luminance(scheme: Scheme, { value }: Token): number | undefined {
  const [light, dark = light] = value.match(/#[\da-f]{6}\b/g) ?? [];
  const colour = { light, dark }[scheme];
  if (!colour) return;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two tokens by WCAG 2.2, from 1 to 21; undefined where one is not a plain colour. */
export function contrast(scheme: Scheme, front: Token, back: Token): number | undefined {
  const [over, under] = [luminance(scheme, front), luminance(scheme, back)];
  if (over === undefined || under === undefined) return;
  return (Math.max(over, under) + 0.05) / (Math.min(over, under) + 0.05);
}
