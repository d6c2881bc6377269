import { expect, test } from 'vitest';
import { wordsIn } from '../../scripts/words/collect.ts';
import { readsLikeWords } from '../../scripts/words/names.ts';

const code = `
import { Button } from '#ui/actions/button.tsx';
type Tone = 'Loud voice';
const failed = { title: 'This part did not load' };
const table = decision({ title: 'Selfie', rows: [{ label: 'Code 200: next step', when: holds, then: () => popup('Please try again', { button: 'Again' }) }] });
if (status === 'Part Payment') throw new Error('No status');
export const Card = ({ time, busy }) => (
  <Page title="Your loan" foot={<Button onClick={() => go('/home')}>{busy ? 'Wait' : t('Next')}</Button>}>
    Pay by
    {t(\`Resend in \${time}\`)}
    <Rows items={[{ label: 'Tenure' }]} className="rows" />
  </Page>
);
`;

const found = wordsIn('card.tsx', code);
const told = (how: string) => found.filter((word) => word.how === how).map(({ text, line }) => `${line} ${text}`);

test('a text that goes through say is said, its values as places', () => {
  expect(told('said')).toEqual(['8 Next', '10 Resend in {1}']);
});

test('a text that stands bare in what is drawn is found with its line', () => {
  expect(told('bare')).toEqual(['8 Your loan', '8 Wait', '9 Pay by']);
});

test('of the record of a screen the borrower reads the bar and the task', () => {
  const record = `export const plans = screen({
    route: '/plans',
    name: 'Repayment plans',
    bar: 'Your loan',
    task: 'choose a plan',
    events: { continue: 'Plans continue' },
  });`;
  expect(wordsIn('screen.ts', record).map(({ how, text }) => `${how} ${text}`)).toEqual([
    'said Your loan',
    'said choose a plan',
  ]);
});

test('what an outcome tells is a text', () => {
  expect(told('told')).toEqual(['5 Please try again', '5 Again']);
});

test('texts that are written down are found; types, imports, comparisons, errors and the rows of a table are none', () => {
  expect(told('kept').filter((word) => readsLikeWords(word.replace(/^\d+ /, '')))).toEqual([
    '4 This part did not load',
    '11 Tenure',
  ]);
});

test.each([
  ['One-time Repayment', true],
  ['from 18% p.a.', true],
  ['EnterOtp', false],
  ['M6 214h56v-42', false],
  ['noopener noreferrer', false],
  ['button:active, a:active', false],
])('whether %o is read by somebody: %s', (text, is) => {
  expect(readsLikeWords(text)).toBe(is);
});
