import type { AnyRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { routes } from '#contract/routes.ts';
import { stepByRoute } from '#schemas/index.ts';
import styles from './inspector.module.css';
import { Part } from './part.tsx';

const places = routes.map((route) => ({ route, title: stepByRoute(route)?.title ?? '' }));

/** Any route of the app, a tap away. */
export function GoTo({ router }: { router: AnyRouter }) {
  const [filter, setFilter] = useState('');
  const found = places.filter(({ route, title }) => `${route} ${title}`.toLowerCase().includes(filter.toLowerCase()));
  return (
    <Part title="Go to">
      <label className={styles.field}>
        Screen
        <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      <p role="status">
        {found.length} of {places.length} screens
      </p>
      <ul className={styles.list}>
        {found.map(({ route, title }) => (
          <li key={route}>
            <button type="button" onClick={() => void router.navigate({ to: route })}>
              {route} <span className={styles.size}>{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
