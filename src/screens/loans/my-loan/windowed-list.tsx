import { type ReactNode, useCallback, useState } from 'react';
import styles from './windowed-list.module.css';

const chunkSize = 5;
/** What one item takes before it was ever drawn, its gap included; once drawn, the true height counts. */
const guessedHeight = 270;
const drawnAround = '1500px 0px';

interface ChunkProps {
  readonly count: number;
  readonly first: boolean;
  draw(): ReactNode;
}

function Chunk({ count, first, draw }: ChunkProps) {
  const [near, setNear] = useState(first);
  const [height, setHeight] = useState(count * guessedHeight);
  const watch = useCallback((node: HTMLDivElement | null) => {
    if (!node) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        // What holds the focus stays: a button that was tapped must not vanish before its answer.
        const stays = entry.isIntersecting || node.contains(document.activeElement);
        if (!stays && node.childElementCount > 0) setHeight(entry.boundingClientRect.height);
        setNear(stays);
      },
      { root: document, rootMargin: drawnAround },
    );
    watcher.observe(node);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={watch} className={styles.chunk} style={near ? undefined : { blockSize: height }}>
      {near && draw()}
    </div>
  );
}

interface WindowedListProps<Item> {
  readonly items: readonly Item[];
  draw(item: Item): ReactNode;
}

/** A list as long as it likes: only what is near the window stands on the page. Give it a `key` that changes with its items. */
export function WindowedList<Item>({ items, draw }: WindowedListProps<Item>) {
  const starts = Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, index) => index * chunkSize);
  return (
    <div className={styles.list}>
      {starts.map((start) => (
        <Chunk
          key={start}
          first={start === 0}
          count={Math.min(chunkSize, items.length - start)}
          draw={() => items.slice(start, start + chunkSize).map(draw)}
        />
      ))}
    </div>
  );
}
