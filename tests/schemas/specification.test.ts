import { expect, test } from 'vitest';
import { formatDeparture } from '#authoring/baseline.ts';
import { schemaIssues } from '../../scripts/check-schemas.ts';
import { readBaseline } from '../../scripts/specification-baseline.ts';

test('each step is as specified, or as accepted with npm run accept:specification', async () => {
  const { departures } = await schemaIssues(undefined, undefined, readBaseline());
  expect(departures.map(formatDeparture)).toEqual([]);
});
