import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fieldKinds } from '#engine/fields.ts';

const pictures = path.join(import.meta.dirname, '../../docs/images/fields');

test.for(Object.keys(fieldKinds))('the guide shows %s in a picture a phone can load', (kind) => {
  expect(statSync(path.join(pictures, `${kind}.png`)).size).toBeLessThan(25_000);
});
