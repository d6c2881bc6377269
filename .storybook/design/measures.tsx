import { stepByRoute } from '#schemas/index.ts';
import { Swatch, sections } from './colours.tsx';
import styles from './design.module.css';
import { Table } from './table.tsx';
import { schemes, type Token } from './tokens.ts';

/** How the tokens of the sections are drawn. */
const drawn: Readonly<Record<string, (token: Token) => React.ReactNode>> = {
  colour: (token) => schemes.map((scheme) => <Swatch key={scheme} scheme={scheme} token={token} />),
  size({ name }) {
    const sample = { fontSize: `var(${name})`, lineHeight: `var(${name}-lh, 1.2)` };
    const { title, hindi } = stepByRoute('/enter-name');
    return (
      <>
        <p style={sample}>{title}</p>
        <p style={sample} lang="hi">
          {hindi?.[title]}
        </p>
      </>
    );
  },
  space: ({ name }) => <span className={styles.bar} style={{ inlineSize: `var(${name})` }} />,
  'control sizes': ({ name }) => <span className={styles.bar} style={{ inlineSize: `var(${name})` }} />,
  radii: ({ name }) => <span className={styles.corner} style={{ borderRadius: `var(${name})` }} />,
  motion: ({ name }) =>
    /-(fast|base|slow)$/.test(name) && (
      <button type="button" className={styles.mover} style={{ transitionDuration: `var(${name})` }}>
        <span>Point here</span>
      </button>
    ),
};

const kindOf = (title: string) => title.split(':')[0] ?? '';

/** The tokens of some sections, each drawn where it can be. */
export function Measures({ of }: { of: readonly string[] }) {
  const shown = [...sections].filter(([title]) => of.includes(kindOf(title)));
  return shown.map(([title, tokens]) => {
    const values = new Map(tokens.map(({ name, value }) => [name, value]));
    const rows = tokens.flatMap((token) => {
      const { name, value, note } = token;
      if (name.endsWith('-lh')) return [];
      const lineHeight = values.get(`${name}-lh`);
      return [[name, [lineHeight ? `${value} / ${lineHeight}` : value, drawn[kindOf(title)]?.(token), note]]];
    });
    return (
      <section key={title}>
        <h2>{title}</h2>
        <Table rows={Object.fromEntries(rows)} />
      </section>
    );
  });
}
