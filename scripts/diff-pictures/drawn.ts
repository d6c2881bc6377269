import { readFileSync } from 'node:fs';
import type { Story } from './storybook.ts';

export const drawnFile = 'test-results/pictures/drawn.json';

/** What the run that draws is given. */
export interface Drawn {
  readonly address: string;
  readonly stories: readonly Story[];
  /** The ids of those that only the version before the change has. */
  readonly removed: readonly string[];
  /** What is compared, in words. */
  readonly words: string;
}

export const readDrawn = (): Drawn => JSON.parse(readFileSync(drawnFile, 'utf8'));
