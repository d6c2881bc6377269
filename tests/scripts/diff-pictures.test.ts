import { expect, test } from 'vitest';
import { affectedByWords, affectedStories } from '../../scripts/diff-pictures/affected.ts';
import { runScript } from '../run-script.ts';

const steps = ['schemas/gender.ts', 'schemas/salary-date.json'];
const bank = ['src/screens/bank/bank-list/bank-list.states.ts', 'src/screens/bank/emandate/emandate.states.ts'];
const screens = [...bank, 'src/screens/home/home/home.states.ts'];
const map = '.storybook/journey-map.stories.tsx';
const all = [...steps, ...screens, 'src/ui/actions/actions.stories.tsx', map];

test.for<[what: string, changed: string, affected: readonly string[]]>([
  ['a step affects its own stories', 'schemas/gender.ts', ['schemas/gender.ts']],
  ['the order of the steps affects everything', 'schemas/index.ts', all],
  ['a field affects all steps', 'src/steps/fields/day-field.tsx', steps],
  ['a screen affects its area', 'src/screens/bank/bank-list/bank-list.tsx', bank],
  ['the record of a screen affects all screens', 'src/screens/bank/bank-list/screen.ts', screens],
  ['the states of a screen affect themselves', 'src/screens/bank/bank-list/bank-list.states.ts', bank.slice(0, 1)],
  [
    'the stories of a part affect themselves',
    'src/ui/actions/actions.stories.tsx',
    ['src/ui/actions/actions.stories.tsx'],
  ],
  ['a part affects everything', 'src/ui/actions/button.tsx', all],
  ['a package affects everything', 'package-lock.json', all],
  ['a picture of the docs affects nothing', 'docs/images/fields/choice.png', []],
  ['the guide to the schemas affects nothing', 'schemas/README.md', []],
  ['a test affects nothing', 'tests/screens/attacks.browser.test.tsx', []],
  ['a journey affects nothing', 'tests/journeys/borrower.ts', []],
  ['a command affects nothing', 'scripts/journey/main.ts', []],
  ['a call of the sandbox affects nothing', 'sandbox/routes/bank.ts', []],
  ['a persona, whose PAN fills stories in, affects everything', 'sandbox/personas.ts', all],
  ['what fills the stories in affects everything', 'scripts/journey/fill.ts', all],
  ['what finds the schemas affects everything', 'scripts/schema-names.ts', all],
  ['what answers the calls of stories affects everything', 'tests/screens/fake-server.ts', all],
  ['what looks for cut words affects everything', 'tests/cut-off.ts', all],
  ['the picture of the map affects the map', 'docs/journey.svg', [map]],
])('%s', ([, changed, affected]) => {
  const stories = all.map((file) => ({ file }));
  expect(affectedStories([changed], stories).map(({ file }) => file)).toEqual(affected);
});

test('a story whose title changed counts before and after, if either title has the words', () => {
  const file = 'schemas/salary-date.ts';
  const before = { id: 'salary-date', file, title: 'When do you get your salary?', name: 'Empty' };
  const after = { ...before, title: 'When are you paid?' };
  const other = { id: 'gender', file: 'schemas/gender.ts', title: 'What is your gender?', name: 'Empty' };
  for (const words of ['Salary', 'paid'])
    expect(affectedByWords([file], words, [before, other], [after, other])).toEqual([[before], [after]]);
});

test('npm run diff:pictures refuses an unknown project before it builds', async () => {
  const stderr = "Unknown project 'hi-36'. Write 'hi-360'.\n";
  const ended = await runScript(['scripts/diff-pictures/main.ts', 'HEAD', '--project=hi-36']);
  expect(ended).toMatchObject({ code: 2, stdout: '', stderr });
});
