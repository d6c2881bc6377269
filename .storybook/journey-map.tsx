import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { steps } from '#schemas/index.ts';
import picture from '../docs/journey.svg?raw';
import styles from './pages.module.css';
import type { ScreenStates } from './screen-states.ts';
import { screenStory, stepStory } from './story-ids.ts';

const path = './?path=/story/';
const screens = import.meta.glob<ScreenStates>('../src/screens/**/*.states.ts', { eager: true, import: 'states' });
const storyIds = new Map<string, string>([
  ...steps.map(({ route }) => [route, stepStory(route)] as const),
  ...Object.entries(screens).map(([file, states]) => [states.route, screenStory(file, states)] as const),
]);

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
    box.querySelector('a[href]')?.setAttribute('href', path + storyIds.get(box.id));
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
