import { breaksOf } from '#authoring/break-rules.ts';
import { steps } from '#schemas/index.ts';
import { Badge } from '#ui/messages/badge.tsx';
import { Table } from './table.tsx';

const each = (pick: (step: (typeof steps)[number]) => readonly (string | undefined)[]) => [
  ...new Set(steps.flatMap(pick).filter((text) => text !== undefined)),
];

/** The kinds of text, with texts of the journey as examples. */
const kinds = [
  {
    title: 'Questions',
    rules: [
      'One question for each screen, under fourteen words, with a question mark.',
      'Ask the borrower: “you” and “we”, present tense, short common words. No idiom, no blame.',
      'Hindi asks with आप, in everyday words. A word that everybody says in English (PAN, OTP, EMI) is written as it is said; a code that papers print (IFSC, GST, NOC) keeps its letters.',
      'Hindi needs about a third more height and often more width: look at 320 pixels.',
    ],
    texts: each(({ title }) => [title]),
  },
  {
    title: 'Hints',
    rules: [
      'Say what helps to answer, before the answer: the form, an example, where to find it.',
      'One sentence. What fits into the label is not a hint; a placeholder never replaces a label or a hint.',
      'Hindi keeps examples and numbers as they are typed.',
    ],
    texts: each(({ fields }) => Object.values(fields).map(({ hint }) => hint)),
  },
  {
    title: 'Errors',
    rules: [
      'Say what to do: “Please enter your name”, not “Invalid input”. It is below the field, and it replaces the hint.',
      'Name the limit where there is one: “at least 1000”.',
      'Every rule has a message of its own. Texts that the specification fixes stay letter for letter.',
      'Hindi asks politely with कृपया and the -ें form: “कृपया अपना शहर डालें”.',
    ],
    texts: each((step) => breaksOf(step).map(({ message }) => message)),
  },
];

const hindi = new Map(steps.flatMap((step) => Object.entries(step.hindi ?? {})));

const hindiOf = (text: string) => {
  const translation = hindi.get(text);
  return translation ? <span lang="hi">{translation}</span> : <Badge tone="warning">Not translated</Badge>;
};

/** How questions, hints and errors are written, with those of the journey in both languages. */
export function Writing() {
  return kinds.map(({ title, rules, texts }) => (
    <section key={title}>
      <h2>{title}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Table head={['English', 'Hindi']} rows={Object.fromEntries(texts.map((text) => [text, [hindiOf(text)]]))} />
    </section>
  ));
}
