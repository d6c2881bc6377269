import { drawJourney } from './drawing.ts';
import { styles } from './picture-style.ts';

/** docs/journey.svg: the journey in the colours of the app. */
export function journeyPicture(): string {
  return drawJourney(styles());
}
