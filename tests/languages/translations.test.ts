import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mismatches, numbersIn } from '#authoring/check-hindi.ts';
import { catalogueIssues } from '../../scripts/check-translations.ts';
import { schemaPath } from '../../scripts/schema-names.ts';
import { readCatalogue, stepTexts } from '../../scripts/translations/catalogues.ts';
import { sourceTexts, textsOfCode } from '../../scripts/translations/extract.ts';
import { currentTexts, exportPo, importPo } from '../../scripts/translations/po.ts';
import { temporaryFolder } from '../copy-project.ts';
import { runScript } from '../run-script.ts';

const code = `
import { Button } from '#ui/actions/button.tsx';
const failed = popup(msg('This part did not load'));
const rows = [{ label: 'code 200', when: holds, then: () => popup('Please try again', { button: msg('Again') }) }];
if (status === 'Part Payment') throw new Error('No status');
export const Card = ({ time, busy }) => (
  <Page title="Your loan" className="card" foot={<Button onClick={() => go('/home')}>{busy ? 'Wait' : t('Next')}</Button>}>
    Pay by
    noon
    {t('Resend in {time}', { time })}
    <Rows waiting={() => 'Soon'} items={[{ label: t(late ? 'Late' : 'In time') }]} />
    {(late && \`Too late\`) || 'On time'}
  </Page>
);
`;
const found = textsOfCode('card.tsx', code);
const texts = (marked: boolean) =>
  found.filter(({ isMarked }) => isMarked === marked).map(({ line, text, context }) => `${line} ${text} | ${context}`);

test('the texts of the code are found with their lines and contexts', () => {
  expect(texts(true)).toEqual([
    '3 This part did not load | popup',
    '4 Again | button',
    '7 Next | <Button>',
    '10 Resend in {time} | <Page>',
    '11 Late | label',
    '11 In time | label',
  ]);
});

test('a text that is not marked for translation is reported', () => {
  expect(texts(false)).toEqual([
    '4 Please try again | popup',
    '7 Pay by noon | <Page>',
    '12 Too late | <Page>',
    '12 On time | <Page>',
    '7 Your loan | title of <Page>',
    '7 Wait | <Button>',
    '11 Soon | waiting of <Rows>',
  ]);
});

test('an unmarked text is reported in each attribute that has a marked one elsewhere in the app', () => {
  const contexts = sourceTexts().flatMap(({ isMarked, context }) =>
    isMarked && context.includes(' of <') ? [context] : [],
  );
  const attributes = new Set(contexts.map((context) => context.split(' ')[0]));
  expect(attributes).toContain('failure');
  const isReported = (name?: string) => textsOfCode('card.tsx', `<Card ${name}="No loans" />`).length === 1;
  expect([...attributes].filter((name) => !isReported(name))).toEqual([]);
});

test.for(['errorToast(', 'successToast(', "fieldError('otp', ", 'messageOrDefault('])(
  'an unmarked text after %s is reported',
  (call) => {
    expect(textsOfCode('card.tsx', `${call}'No money');`).map(({ text }) => text)).toEqual(['No money']);
  },
);

test('a missing, an unused and a wrong translation are reported', () => {
  const hindi = { code: 'hi', name: 'Hindi', isComplete: true };
  const marked = found.filter(({ isMarked, line }) => isMarked && line > 8);
  const issues = catalogueIssues(hindi, { 'Resend in {time}': 'फिर भेजें', Late: 'देर', Early: 'जल्दी' }, marked);
  expect(issues.map(({ key, wrong, write }) => `${key} ${wrong}: ${write}`)).toEqual([
    "'In time' has no Hindi: its line in src/languages/hi.json",
    "'Early' is not used: nothing: remove the line",
    "'Resend in {time}' lacks {time}: a translation that fits",
  ]);
  const line = issues.at(-1)?.line ?? 0;
  expect(readFileSync('src/languages/hi.json', 'utf8').split('\n')[line - 1]).toContain('"Resend in {time}"');
});

test('a missing text is reported once, at its first place', () => {
  const marked = ['a.tsx', 'b.tsx'].map((file) => ({ file, line: 1, text: 'Late', context: '', isMarked: true }));
  const issues = catalogueIssues({ code: 'hi', name: 'Hindi', isComplete: true }, {}, marked);
  expect(issues.map(({ file, key }) => `${file} ${key}`)).toEqual(["a.tsx 'Late'"]);
});

test('a plural without the form that every other count takes is reported: it would show nothing for 2', () => {
  const text = '{count, plural, one {# loan} other {# loans}}';
  const marked = [{ file: 'a.tsx', line: 1, text, context: '', isMarked: true }];
  const wrongIn = (translation: string) =>
    catalogueIssues({ code: 'hi', name: 'Hindi', isComplete: true }, { [text]: translation }, marked)
      .filter(({ key }) => key === `'${text}'`)
      .map(({ wrong }) => wrong);
  expect(wrongIn('{count, plural, one {# लोन} few {# लोन}}')).toEqual(["lacks the plural form 'other'"]);
  expect(wrongIn('{count, plural, one {एक लोन} other {लोन}}')).toEqual(["has no # in the plural form 'other'"]);
  expect(wrongIn('{count, plural, one {एक लोन} other {# लोन}}')).toEqual([]);
  const [english, hindi] = ['one {Your loan} other {Your loans}', 'one {आपका लोन} other {आपके लोन}'];
  expect(mismatches(`{count, plural, ${english}}`, `{count, plural, ${hindi}}`)).toEqual([]);
  expect(wrongIn('{count, plural, one {# लोन} other {# लोन}}')).toEqual([]);
});

test('a text of a step that the catalogue translates in another way is reported, with the translation of the schema', () => {
  const { text, hindi } = stepTexts.find((one) => one.hindi && /^[a-z ]+$/i.test(one.text)) ?? expect.unreachable();
  const source = { file: 'a.tsx', line: 1, text, context: '', isMarked: true };
  const [issue, ...others] = catalogueIssues({ code: 'hi', name: 'Hindi', isComplete: true }, { [text]: 'और' }, [
    source,
  ]);
  expect(issue).toMatchObject({ wrong: 'has two translations', write: expect.stringContaining(`'${hindi}'`) });
  expect(others.filter(({ wrong }) => wrong !== 'has two translations')).toEqual([]);
});

test('only a complete catalogue must have every text, those of the steps included, except in Hindi, where the schemas have them', () => {
  const missingIn = (code: string, isComplete: boolean) =>
    catalogueIssues({ code, name: code, isComplete }, {}, []).map(({ file, key }) => `${file} ${key}`);
  expect(missingIn('mr', false)).toEqual([]);
  expect(missingIn('hi', true)).toEqual([]);
  const [step] = stepTexts;
  expect(missingIn('mr', true)).toContain(`${schemaPath(String(step?.step.route))} '${step?.text}'`);
});

test('an export has the place, the placeholders and the story of a text, and is imported back unchanged', async () => {
  const current = currentTexts('hi', readCatalogue('hi'));
  expect(currentTexts('mr', {}), 'no Hindi in another language').toEqual({});
  const file = await exportPo('hi', current);
  const known = new Set([...sourceTexts(), ...stepTexts].map(({ text }) => text));
  expect(importPo('hi', 'hi.po', Buffer.from(file), known)).toEqual({ accepted: current, issues: [] });
  expect(file, 'as other tools read it').toContain('"Content-Type: text/plain; charset=utf-8\\n"');
  expect(file).not.toContain('#. \n');
  expect(file).toMatch(
    /#: src\/screens\/login\/enter-otp\/enter-otp\.tsx:\d+\n(#\. .+\n)+#\. Keep as they are: \{mobile\}\n(#\. .+\n)*#\. http:\S+story\/screens-login-enter-otp--empty&globals=language:hi\nmsgid "Sent to \{mobile\}"\nmsgstr "\{mobile\} पर भेजा गया"/,
  );
});

const header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\nLanguage: hi\\n"\n\n';
const entry = (english: string, translation: string) => `msgid "${english}"\nmsgstr "${translation}"\n\n`;

const refused: Record<string, [code: string, file: string, message: string]> = {
  'of another language': [
    'mr',
    header + entry('Next', 'आगे'),
    "hi.po is not of the language 'mr': its header has Language: hi.",
  ],
  'of a language whose code begins alike': [
    'hi',
    header.replace('Language: hi', 'Language: hil') + entry('Next', 'Sunod'),
    "hi.po is not of the language 'hi': its header has Language: hil.",
  ],
  'without a language': [
    'hi',
    entry('Next', 'आगे'),
    "hi.po is not of the language 'hi': its header has Language: none.",
  ],
  'that is a letter': ['hi', 'Dear team,\nhere it is', 'hi.po cannot be read: Invalid key name "Dear" at line 1.'],
  'with a quote in a text': ['hi', header + entry('Next', 'आ"गे'), 'hi.po cannot be read: '],
};
test.for(Object.entries(refused))('a file %s is refused as a whole', ([, [code, file, message]]) => {
  expect(() => importPo(code, 'hi.po', Buffer.from(file), new Set(['Next']))).toThrow(message);
});

test('a file is read as UTF-8, even if its header does not name it', () => {
  const file = header.replace('; charset=utf-8', '') + entry('Next', 'आगे');
  expect(importPo('hi', 'hi.po', Buffer.from(file), new Set(['Next'])).accepted).toEqual({ Next: 'आगे' });
  const other = Buffer.from(`\uFEFF${file}`, 'utf16le');
  expect(() => importPo('hi', 'hi.po', other, new Set())).toThrow('hi.po is not in UTF-8. Save it in UTF-8.');
});

test('a translation that does not fit is reported, and not imported', () => {
  const file = [
    header,
    entry('Sent to {mobile}', '{number} पर भेजा गया'),
    entry('Ends with {last4}', 'अंत में'),
    entry('Age 21 to 55', 'उम्र 21 से 65'),
    entry('Next', 'आगे'),
    entry('Nxt', 'आगे'),
    entry('Later', ''),
    entry('Help', 'मदद\\nलें'),
    entry('Edit', 'बदलें '),
    entry('Log in', '<b>लॉग</b>&nbsp;इन'),
    `#, fuzzy\n${entry('Close', 'बंद?')}`,
    entry('Back', ''),
    // The end of the file was lost.
    'msgid "Pay"\n',
  ].join('');
  const texts = ['Sent to {mobile}', 'Ends with {last4}', 'Age 21 to 55', 'Next', 'Back', 'Help', 'Edit', 'Close'];
  const known = new Set([...texts, 'Log in', 'Pay']);
  const { accepted, issues } = importPo('hi', 'hi.po', Buffer.from(file), known);
  expect(accepted).toEqual({ Next: 'आगे' });
  expect(issues.map(({ key, wrong }) => `${key} ${wrong}`)).toEqual([
    "'Sent to {mobile}' '{number} पर भेजा गया' lacks {mobile}, and has {number}, which the English has not",
    "'Ends with {last4}' 'अंत में' lacks {last4}",
    "'Age 21 to 55' 'उम्र 21 से 65' lacks 55, and has 65, which the English has not",
    "'Help' 'मदद\nलें' has a line break or a backslash",
    "'Edit' 'बदलें ' has a space at its start or end",
    "'Log in' '<b>लॉग</b>&nbsp;इन' has <b>, which the English has not, and has </b>, which the English has not, and has &nbsp;, which the English has not",
    "'Close' 'बंद?' is marked 'fuzzy'",
    "'Nxt' is one of 2 that are not texts of the app",
  ]);
  const [fits, unmarked] = ['a translation that fits', 'it without the mark, once it is right'];
  expect(issues.map(({ write }) => write)).toEqual([...Array(6).fill(fits), unmarked, 'a new export']);
});

test('a translation is not the English text, and that of a text of a step is no longer than its schema accepts', () => {
  const long = 'लि'.repeat(91);
  const { text } = stepTexts.find((one) => one.text.includes(' ')) ?? expect.unreachable();
  const file = [
    header,
    entry(text, long),
    entry('To a page', long),
    entry('Of a page', 'Of a page'),
    entry('CEO', 'CEO'),
  ];
  const known = new Set([text, 'To a page', 'Of a page', 'CEO']);
  const { accepted, issues } = importPo('hi', 'hi.po', Buffer.from(file.join('')), known);
  expect(Object.keys(accepted)).toEqual(['To a page', 'CEO']);
  expect(issues.map(({ wrong }) => wrong)).toEqual([
    `'${long}' has 91 characters, of 90`,
    "'Of a page' is the English text",
  ]);
});

test('what does not fit is reported with its line, which for a folded text is that of its first part', () => {
  const [first, rest] = ['To keep your account safe, your login ends ', 'after two hours.'];
  const file = `${header}${entry('Nxt', 'आगे')}\nmsgid ""\n"${first}"\n"${rest}"\nmsgstr "खाता "\n`;
  const { issues } = importPo('hi', 'hi.po', Buffer.from(file), new Set([first + rest]));
  const lines = issues.map(({ line = 0 }) => file.split('\n')[line - 1]);
  expect(lines).toEqual([`"${first}"`, 'msgid "Nxt"']);
  expect(issues.map(({ wrong }) => wrong)).toContain('is not a text of the app');
});

test('an export does not overwrite a file, which may contain the work of a translator', async () => {
  const file = path.join(await temporaryFolder(), 'hi.po');
  await writeFile(file, 'half translated');
  const { stderr } = await runScript(['scripts/translations/main.ts', 'export', 'hi', file]);
  expect(stderr).toBe(`${file} is there already. Import it and delete it, or write another name.\n`);
  expect(await readFile(file, 'utf8')).toBe('half translated');
});

test.for([
  ['₹9,99,999 से 1,25,000', ['999999', '125000']],
  ['१,००० और २५', ['1000', '25']],
  ['24-48 घंटे', ['24', '48']],
  ['1, 2, 3', ['1', '2', '3']],
  ['18.5%', ['18.5']],
] as const)('%s has the numbers %j', ([text, numbers]) => {
  expect(numbersIn(text)).toEqual(numbers);
});
