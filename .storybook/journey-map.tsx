import { useState } from 'react';
import { steps } from '#schemas/index.ts';
import picture from '../docs/journey.svg?raw';
import styles from './journey-map.module.css';
import type { ScreenStates } from './screen-states.ts';
import { screenStory, stepStory } from './story-ids.ts';

const screens = import.meta.glob<ScreenStates>('../src/screens/**/*.states.ts', { eager: true, import: 'states' });
const storyIds = new Map<string, string>([
  ...steps.map(({ route }) => [route, stepStory(route)] as const),
  ...Object.entries(screens).map(([file, states]) => [states.route, screenStory(file, states)] as const),
]);

/** Draws the picture, each box with a link to the story of its screen. */
function draw(parent: HTMLElement | null): void {
  if (!parent) return;
  parent.innerHTML = picture;
  for (const box of parent.querySelectorAll('.node')) {
    box.querySelector('a[href]')?.setAttribute('href', `./?path=/story/${storyIds.get(box.id)}`);
  }
}

const boxOf = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest('.node:has(a)')?.id : undefined;

/** Marks the arrows from and to a box; without an `id`, none. */
function markArrows(view: HTMLElement, id: string | undefined): void {
  view.toggleAttribute('data-at', id !== undefined);
  for (const arrow of view.querySelectorAll('.edge')) {
    arrow.toggleAttribute('data-on', id !== undefined && arrow.id.split(' ').includes(id));
  }
}

/**
 * docs/journey.svg, which `npm run docs` generates. Every box opens the stories of its screen; the arrows of the box
 * under the pointer stand out. The labels are those of the rows in the decisions and flows.
 */
export function JourneyMap() {
  const [zoom, setZoom] = useState(1);
  return (
    <main className={styles.map}>
      <h1>Journey map</h1>
      <p>
        Every box is a screen, and the thick line is the path of a new borrower. Choose a box to see the screen in all
        its states; point at it or at an arrow to read what an answer does there.
      </p>
      <label className={styles.bar}>
        Zoom
        <input
          type="range"
          min={0.5}
          max={3}
          step={0.25}
          value={zoom}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
        />
        {zoom * 100} %
      </label>
      <section
        ref={draw}
        aria-label="Map"
        className={styles.view}
        style={{ '--zoom': zoom }}
        onPointerOver={(event) => markArrows(event.currentTarget, boxOf(event))}
        onFocus={(event) => markArrows(event.currentTarget, boxOf(event))}
      />
    </main>
  );
}
