import { classNames } from '#ui/class-names.ts';
import styles from './stair.module.css';

const treads = 6;
const run = 44;
const rise = 13;
const base = { x: 6, y: 92 };
const climb = `M${base.x} ${base.y}h${run}${`v-${rise}h${run}`.repeat(treads - 1)}`;
const length = treads * run + (treads - 1) * rise;

/* The fill and the dot are in the middle of the current tread. */
const positionAt = (percent: number) => {
  const tread = Math.floor((percent * treads) / 100);
  const walked = tread * (run + rise) + run / 2;
  return {
    fill: (walked / length) * 100,
    x: base.x + tread * run + run / 2,
    y: base.y - tread * rise - 17,
  };
};

/**
 * How far the borrower is, up to 99 %, as a stair.
 *
 * - **Use** on home and nowhere else.
 * - **Accessibility**: a progressbar with a name; the percentage is also written.
 */
export function StairProgress({ percent, label }: { percent: number; label: string }) {
  const { fill, x, y } = positionAt(percent);
  return (
    <div role="progressbar" aria-label={label} aria-valuenow={percent}>
      <svg aria-hidden="true" viewBox="0 0 276 98" className={styles.progress}>
        <path className={styles.track} d={climb} />
        <path className={styles.fill} d={climb} pathLength={100} style={{ '--fill': fill }} />
        <circle className={styles.walker} cx={x} cy={y} r="8" />
      </svg>
    </div>
  );
}

const arts = {
  hero: { viewBox: '0 0 200 220', path: 'M6 214h56v-42h56v-42h56v-42h96', dot: { cx: 146, cy: 94, r: 12 } },
  lost: { viewBox: '0 0 232 150', path: 'M6 142h44v-32h44M138 46h44V14h44', dot: { cx: 76, cy: 86, r: 9 } },
  desktop: {
    viewBox: '0 0 1280 820',
    path: `M-60 800h190${'v-92h190'.repeat(8)}`,
    dot: { cx: 985, cy: 258, r: 22 },
  },
} as const;

/**
 * The stair of the brand.
 *
 * - **Use** behind the offer on `/`, beside the column on a computer, and where a page was not found.
 * - **Accessibility**: hidden from screen readers.
 */
export function StairArt({ name, className }: { name: keyof typeof arts; className?: string | undefined }) {
  const { viewBox, path, dot } = arts[name];
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={classNames(styles[name], className)}>
      <path d={path} />
      {name === 'lost' &&
        [104, 118, 132].map((cx) => <circle key={cx} className={styles.gap} cx={cx} cy="78" r="3.5" />)}
      <circle {...dot} />
    </svg>
  );
}
