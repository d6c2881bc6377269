import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { expect, onTestFinished, test } from 'vitest';
import { affectedStoryFiles } from '../../scripts/diff-pictures/affected.ts';
import { comparePictures } from '../../scripts/diff-pictures/compare.ts';
import { pageOf, summaryOf } from '../../scripts/diff-pictures/page.ts';

const bankList = 'src/screens/bank/bank-list/bank-list.states.ts';
const emandate = 'src/screens/bank/emandate/emandate.states.ts';
const home = 'src/screens/home/home/home.states.ts';
const buttons = 'src/ui/actions/actions.stories.tsx';
const stories = new Set(['schemas/gender.ts', 'schemas/salary-date.ts', bankList, emandate, home, buttons]);

/** Each module, and what imports it. */
const importers: Readonly<Record<string, readonly string[]>> = {
  'schemas/gender.ts': ['schemas/index.ts'],
  'schemas/salary-date.ts': ['schemas/index.ts'],
  'schemas/index.ts': ['.storybook/stage.tsx'],
  '.storybook/stage.tsx': ['.storybook/screen-stories.tsx'],
  '.storybook/screen-stories.tsx': ['schemas/gender.ts', 'schemas/salary-date.ts', bankList, emandate, home],
  '.storybook/preview.tsx': [...stories],
  'src/ui/tokens.css': ['.storybook/preview.tsx'],
  'src/ui/actions/button.tsx': [buttons, 'src/screens/bank/bank-list/bank-list.tsx'],
  'src/steps/fields/day-field.tsx': ['src/steps/step-screen.tsx'],
  'src/steps/step-screen.tsx': ['.storybook/stage.tsx'],
  'src/screens/bank/bank-list/bank-list.tsx': ['src/screens/index.ts'],
  'src/screens/bank/bank-list/screen.ts': ['src/screens/index.ts'],
  'src/screens/index.ts': ['.storybook/stage.tsx'],
};
const stats = {
  modules: Object.entries(importers).map(([id, all]) => ({
    id: `./${id}`,
    reasons: all.map((importer) => ({ moduleName: `./${importer}` })),
  })),
};

test.for([
  ['a step affects its own stories', 'schemas/gender.ts', ['schemas/gender.ts']],
  ['a field affects all steps', 'src/steps/fields/day-field.tsx', ['schemas/gender.ts', 'schemas/salary-date.ts']],
  ['a screen affects its part of the journey', 'src/screens/bank/bank-list/bank-list.tsx', [bankList, emandate]],
  ['the record of a screen affects all screens', 'src/screens/bank/bank-list/screen.ts', [...stories].slice(0, -1)],
  ['a part affects what uses it', 'src/ui/actions/button.tsx', [bankList, emandate, buttons]],
  ['the tokens affect everything', 'src/ui/tokens.css', [...stories]],
  ['a package affects everything', 'package-lock.json', [...stories]],
  ['what no story imports affects nothing', 'sandbox/main.ts', []],
] as const)('%s', ([, changed, affected]) => {
  expect([...affectedStoryFiles([changed], stats, stories)].toSorted()).toEqual([...affected].toSorted());
});

type Colour = readonly [red: number, green: number, blue: number];

function picture(height: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const png = new PNG({ width: 20, height });
  for (let at = 0; at < 20 * height; at += 1) png.data.set([...colourAt(at % 20, Math.floor(at / 20)), 255], 4 * at);
  return PNG.sync.write(png);
}

/** A picture in which the pixels of a slanted edge are mixed in one of two ways. */
const edge = (share: number) =>
  picture(20, (x, y): Colour => (x === y ? [share, share, share] : x < y ? [0, 0, 0] : [255, 255, 255]));

const white = picture(20, () => [255, 255, 255]);
const almostWhite = picture(20, (x, y) => [255, 255, x > 8 && x < 12 && y > 8 && y < 12 ? 252 : 255]);

test('reports a colour that is a little different, a new picture and another height, not the mixed pixels of an edge', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kadam-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const versions = {
    before: { same: white, edge: edge(100), shade: white, height: white },
    after: {
      same: white,
      edge: edge(140),
      shade: almostWhite,
      height: picture(24, () => [255, 255, 255]),
      added: white,
    },
  };
  for (const [version, pictures] of Object.entries(versions)) {
    await mkdir(path.join(folder, version));
    for (const [id, data] of Object.entries(pictures))
      writeFileSync(path.join(folder, version, `${id}.light.en.360.png`), data);
  }

  const differences = comparePictures(folder);

  expect(differences.map(({ id, kind, pixels }) => [id, kind, pixels]).toSorted()).toEqual([
    ['added', 'added', undefined],
    ['height', 'differs', 80],
    ['shade', 'differs', 9],
  ]);
  expect(readdirSync(path.join(folder, 'before')).toSorted()).toEqual([
    'height.light.en.360.png',
    'shade.light.en.360.png',
  ]);
  const story = (id: string, title: string) => ({ id, title, name: `Story ${id}`, file: '' });
  const report = {
    base: 'main (1a2b3c4)',
    drawn: '1 changed files.',
    stories: [story('shade', 'Steps/What is <it>?'), story('height', 'ui/Card'), story('added', 'ui/Card')],
    ...{ differences, failed: ['after: broken (en, 360)'], storybook: 'http://127.0.0.1:6006' },
  };
  expect(summaryOf(report)).toContain('| ui/Card | Story height, Story added | 2 |');
  expect(summaryOf(report)).toContain('Not drawn: after: broken (en, 360).');
  const page = pageOf(report);
  expect(page).toContain(
    'http://127.0.0.1:6006/?path=/story/shade&#38;globals=theme:light;language:en;viewport.value:w360',
  );
  expect(page).toContain('src="difference/shade.light.en.360.png"');
  expect(page).not.toContain('<it>');
});
