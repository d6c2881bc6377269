import { expect, test } from 'vitest';
import { allRoutes } from '#schemas/index.ts';
import { readStoryIds } from '../../.storybook/story-ids.ts';

const storyIds = await readStoryIds();

test.for(allRoutes)('%s has a story, which its box on the journey map opens', (route) => {
  expect(storyIds[route]).toMatch(/^(steps|screens)-.+--.+$/);
});
