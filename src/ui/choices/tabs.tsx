import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './tabs.module.css';

type TabItem = { label: string; panel: ReactNode };

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/* The Tab key must also reach a panel of plain text. */
const reachable = { tabIndex: 0 };

/**
 * Parts of one thing, one of them shown.
 *
 * - **Use** where the parts are read one at a time.
 * - **Not** for steps, and not for what must be compared.
 * - **Words**: one or two words.
 * - **Accessibility**: the ARIA tabs pattern: arrows, Home and End.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly TabItem[] }) {
  const base = useId();
  const [chosen, choose] = useState(0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = steps[event.key]?.(chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${base}-tab-${index}`}
            aria-controls={`${base}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          {...reachable}
          role="tabpanel"
          id={`${base}-panel-${index}`}
          aria-labelledby={`${base}-tab-${index}`}
          hidden={index !== chosen}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
