import { storyIds } from 'virtual:story-ids';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import picture from '../docs/journey.svg?raw';
import styles from './pages.module.css';

const path = './?path=/story/';

/** Opens a story without a page load, unless it is to open in a new tab. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  addons.getChannel().emit(SELECT_STORY, { storyId: link.getAttribute('href')?.slice(path.length) });
}

/** Draws the picture, each box with a link to the story of its screen. */
function draw(parent: HTMLElement | null): void {
  if (!parent) return;
  parent.innerHTML = picture;
  for (const box of parent.querySelectorAll('.node')) {
    box.querySelector('a[href]')?.setAttribute('href', path + storyIds[box.id]);
  }
  parent.addEventListener('click', follow);
}

/** docs/journey.svg, which `npm run docs` generates; every box opens the stories of its screen. */
export function JourneyMap() {
  return (
    <main className={styles.map}>
      <h1>Journey map</h1>
      <p>
        Every box is a screen. Choose one to see it in all its states; point at it to read what an answer does there.
      </p>
      <div ref={draw} />
    </main>
  );
}
