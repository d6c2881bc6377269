import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as rules from '#engine/rules.ts';
import { pictured } from '../../scripts/field-pictures/fields.ts';

const guide = readFileSync(path.join(import.meta.dirname, '../../schemas/README.md'), 'utf8');

test.for(Object.keys(pictured))('the guide shows %s as the app draws it, in a picture a phone can load', (kind) => {
  const [, picture = ''] = new RegExp(`^\\| \`${kind}\` \\|.*!\\[[^\\]]+\\]\\(([^)]+)\\) \\|$`, 'm').exec(guide) ?? [];
  expect(statSync(path.join(import.meta.dirname, '../../schemas', picture)).size).toBeLessThan(25_000);
});

test.for(Object.keys(rules))('the guide lists the rule %s', (name) => {
  expect(guide).toContain(`\`${name}\``);
});
