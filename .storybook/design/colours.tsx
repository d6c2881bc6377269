import css from '#ui/tokens.css?raw';
import styles from './design.module.css';
import { textPairs } from './pairs.ts';
import { Table } from './table.tsx';
import { contrast, readTokens, schemes, type Token } from './tokens.ts';

const sheets = import.meta.glob<string>('../../src/**/*.css', { eager: true, query: '?raw', import: 'default' });
export const sections = readTokens(css);

const edges = sections.get('colour: lines') ?? [];

interface SwatchProps {
  readonly scheme: (typeof schemes)[number];
  readonly token: Token;
  readonly front?: Token;
}

/** A colour, with a text on it, or an edge. */
export function Swatch({ scheme, token, front }: SwatchProps) {
  const isEdge = front && edges.includes(front);
  // The values, not the custom properties, in which a build has already resolved light-dark() on the root.
  const colours = {
    background: token.value,
    ...(front && { [isEdge ? 'borderColor' : 'color']: front.value }),
  };
  return (
    <span className={styles.swatch} style={{ colorScheme: scheme, ...colours }}>
      {front && !isEdge && 'Aa ₹48,230 अ'}
    </span>
  );
}

/** Every pair of a text or an edge and its background in the style sheets, with its contrast. */
export function Contrast() {
  const rows = textPairs(Object.values(sheets), sections).map(({ front, back }) => [
    `${front.name} on ${back.name}`,
    schemes.map((scheme) => (
      <p key={scheme}>
        <Swatch scheme={scheme} token={back} front={front} />{' '}
        {contrast(scheme, front, back)?.toFixed(1).concat('\u00A0:\u00A01')}
      </p>
    )),
  ]);
  return <Table head={['On one another', 'Light', 'Dark']} rows={Object.fromEntries(rows)} />;
}
