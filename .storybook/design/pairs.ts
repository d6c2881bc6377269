import type { Token } from './tokens.ts';

/** The backgrounds of a text for which no other is known: a step, a screen of cards, a card. */
const surfaces = ['--k-bg', '--k-bg-quiet', '--k-surface'];

type Rule = ReadonlyMap<string, string>;

/** The declarations of each rule, also of those in a media query. */
function rulesOf(css: string): Rule[] {
  const bare = css.replaceAll(/\/\*.*?\*\//gs, '');
  return Array.from(bare.matchAll(/\{([^{}]*)\}/g), ([, body = '']) => {
    const declarations = Array.from(body.matchAll(/([\w-]+):\s*([^;]+)/g));
    return new Map(declarations.map(([, property = '', value = '']) => [property, value]));
  });
}

const variableIn = (value = '') => /var\((--[\w-]+)\)/.exec(value)?.[1];

/** The backgrounds of a token: from its name (`--k-on-deep`), its note ("status icon on --k-inverse"), or its rule. */
function backsOf({ name, note }: Token, inRule: string | undefined): readonly string[] {
  const [, named] = /-on-(\w+)/.exec(name) ?? [];
  if (named && !inRule?.startsWith(`--k-${named}`)) return [`--k-${named}`];
  if (inRule) return [inRule];
  const [, noted] = /\bon (--k-[\w-]+)/.exec(note) ?? [];
  return noted ? [noted] : surfaces;
}

/** Every pair of a text and its background that the style sheets use. */
export function textPairs(sheets: readonly string[], sections: ReadonlyMap<string, readonly Token[]>) {
  const tokens = new Map([...sections.values()].flat().map((token) => [token.name, token]));
  const rules = sheets.flatMap(rulesOf);
  /** The text and the background of a rule. Another rule may set the variables that it uses, such as --tone. */
  const coloursOf = (rule: Rule, other?: Rule) =>
    ['color', 'background'].map((property) => {
      const name = variableIn(rule.get(property));
      return name && (variableIn(other?.get(name)) ?? name);
    });
  const resolved = (rule: Rule) => {
    const own = coloursOf(rule);
    const setting = rules.filter((other) => own.some((name) => name && other.has(name)));
    return [own, ...setting.map((other) => coloursOf(rule, other))];
  };
  const pairs = rules.flatMap(resolved).flatMap(([name = '', behind = '']) => {
    const front = tokens.get(name);
    if (!front) return [];
    const backs = backsOf(front, tokens.has(behind) ? behind : undefined);
    return backs.map((back) => ({ front, back: tokens.get(back) ?? { name: back, value: '', note: '' } }));
  });
  return [...new Map(pairs.map((pair) => [`${pair.front.name} ${pair.back.name}`, pair])).values()];
}
