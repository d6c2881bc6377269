import styles from './inspector.module.css';
import type { Readable } from './readable.ts';

function sizeOf(value: object): string {
  if (Array.isArray(value)) return `${value.length} in a list`;
  return `${Object.keys(value).length} in it`;
}

function Leaf({ name, value }: { name: string; value: Exclude<Readable, object> | null }) {
  return (
    <>
      <b className={styles.name}>{name}</b>{' '}
      <span className={styles.value}>{typeof value === 'string' ? `'${value}'` : String(value)}</span>
    </>
  );
}

function Branch({ name, value }: { name: string; value: Readable }) {
  if (typeof value !== 'object' || value === null) return <Leaf name={name} value={value} />;
  return (
    <details>
      <summary>
        <b className={styles.name}>{name}</b> <span className={styles.size}>{sizeOf(value)}</span>
      </summary>
      <Tree value={value} />
    </details>
  );
}

/** Data as a tree that opens branch by branch. */
export function Tree({ value }: { value: Readable }) {
  const parts = typeof value === 'object' && value !== null ? Object.entries<Readable>(value) : [];
  return (
    <ul className={styles.tree}>
      {parts.map(([name, part]) => (
        <li key={name}>
          <Branch name={name} value={part} />
        </li>
      ))}
      {parts.length === 0 && <li>nothing</li>}
    </ul>
  );
}
