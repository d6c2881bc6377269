import { expect, test } from 'vitest';
import { affectedStoryFiles } from '../../scripts/diff-pictures/affected.ts';

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
