import { Fragment } from 'react';
import css from '#ui/tokens.css?raw';
import styles from './design.module.css';
import { textPairs } from './pairs.ts';
import { Table } from './table.tsx';
import { colourIn, contrast, readTokens, type Token } from './tokens.ts';

const sheets = import.meta.glob<string>('../../src/**/*.css', { eager: true, query: '?raw', import: 'default' });
export const sections = readTokens(css);
const tokens = new Map([...sections.values()].flat().map((token) => [token.name, token]));
const schemes = ['light', 'dark'] as const;

const edges = sections.get('colour: lines') ?? [];

/** A colour, with a text on it, or an edge. */
function Swatch({ scheme, token, front }: { scheme: 'light' | 'dark'; token: Token; front?: Token }) {
  const isEdge = front && edges.includes(front);
  const colours = {
    background: `var(${token.name})`,
    ...(front && { [isEdge ? 'borderColor' : 'color']: `var(${front.name})` }),
  };
  return (
    <span className={styles.swatch} style={{ colorScheme: scheme, ...colours }}>
      {front && !isEdge && 'Aa ₹48,230 अ'}
    </span>
  );
}

function ratioOf(scheme: 'light' | 'dark', front: Token, back: Token): string {
  const [over, under] = [colourIn(scheme, front), colourIn(scheme, back)];
  return over && under ? `${contrast(over, under).toFixed(1)}\u00A0:\u00A01` : '';
}

/** A cell with a colour in both schemes, and words about it. */
const inSchemes = (token: Token, words: (scheme: 'light' | 'dark') => string | undefined, front?: Token) =>
  schemes.map((scheme) => (
    <Fragment key={scheme}>
      <Swatch scheme={scheme} token={token} {...(front && { front })} /> {words(scheme)}
    </Fragment>
  ));

export function Colours() {
  const colours = [...sections].filter(([title]) => title.startsWith('colour: '));
  return colours.map(([title, list]) => {
    const rows = list.map((token) => [
      token.name,
      [...inSchemes(token, (scheme) => colourIn(scheme, token)), token.note],
    ]);
    return (
      <section key={title}>
        <h2>{title.slice('colour: '.length)}</h2>
        <Table head={['Token', 'Light', 'Dark', 'For']} rows={Object.fromEntries(rows)} />
      </section>
    );
  });
}

/** Every pair of a text or an edge and its background in the style sheets, with its contrast. */
export function Contrast() {
  const rows = textPairs(Object.values(sheets), tokens).flatMap(({ front, back }) => {
    const [over, under] = [tokens.get(front), tokens.get(back)];
    if (!over || !under) return [];
    return [[`${front} on ${back}`, inSchemes(under, (scheme) => ratioOf(scheme, over, under), over)]];
  });
  return <Table head={['On one another', 'Light', 'Dark']} rows={Object.fromEntries(rows)} />;
}
