import css from '#ui/tokens.css?raw';
import styles from '../pages.module.css';
import { textPairs } from './pairs.ts';
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

export function Colours() {
  const colours = [...sections].filter(([title]) => title.startsWith('colour: '));
  return colours.map(([title, list]) => (
    <section key={title}>
      <h2>{title.slice('colour: '.length)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {list.map((token) => (
            <tr key={token.name}>
              <th scope="row">{token.name}</th>
              {schemes.map((scheme) => (
                <td key={scheme}>
                  <Swatch scheme={scheme} token={token} /> {colourIn(scheme, token)}
                </td>
              ))}
              <td>{token.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}

/** Every pair of a text or an edge and its background in the style sheets, with its contrast. */
export function Contrast() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">On one another</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {textPairs(Object.values(sheets), tokens).map(({ front, back }) => {
          const [over, under] = [tokens.get(front), tokens.get(back)];
          if (!over || !under) return null;
          return (
            <tr key={`${front} ${back}`}>
              <th scope="row">
                {front} on {back}
              </th>
              {schemes.map((scheme) => (
                <td key={scheme}>
                  <Swatch scheme={scheme} token={under} front={over} /> {ratioOf(scheme, over, under)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
