import { expect, test } from 'vitest';
import { allRoutes as routes } from '#schemas/index.ts';
import { storyIdOf } from '../../.storybook/story-ids.ts';

test.for(routes)('%s has a story, which its box on the journey map opens', (route) => {
  expect(storyIdOf(route)).toMatch(/^(steps|screens)-.+--.+$/);
});
