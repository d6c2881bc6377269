import { storyIds } from 'virtual:story-ids';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { drawJourney } from '../scripts/journey-map/drawing.ts';
import type { JourneyEntry } from '../scripts/journey-map/map.ts';
import { rules } from '../scripts/journey-map/rules.ts';
import styles from './pages.module.css';

const path = './?path=/story/';

function addressOf({ id }: JourneyEntry): string | undefined {
  const story = storyIds[id];
  return story && `${path}${story}`;
}

/** In the colours of the app, which follow the theme that is chosen. */
const look = `<style>${rules.replaceAll('var(--', 'var(--k-')}</style>`;

/** Storybook goes there by itself, which is faster than a new page; what opens elsewhere is the browser's affair. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  addons.getChannel().emit(SELECT_STORY, { storyId: link.getAttribute('href')?.slice(path.length) });
}

function draw(place: HTMLElement | null): void {
  if (!place) return;
  place.innerHTML = drawJourney(look, addressOf);
  place.addEventListener('click', follow);
}

/** The journey of the schemas, the records and the flows; every screen's box opens its stories. */
export function JourneyMap() {
  return (
    <main className={styles.map}>
      <h1>Journey map</h1>
      <p>Every box is a screen. Choose one to see it in all its states.</p>
      <div ref={draw} />
    </main>
  );
}
