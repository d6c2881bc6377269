import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resizeWindow } from '#tests/resize-window.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/link.tsx';
import { LinkList, LinkRow } from '#ui/actions/link-list.tsx';
import { IconSquare } from '#ui/brand/icon-square.tsx';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { DayGrid } from '#ui/choices/day-grid.tsx';
import { DescriptionList } from '#ui/content/description-list.tsx';
import { Amount, Heading } from '#ui/content/text.tsx';
import { InputField, TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { TitleBlock } from '#ui/layout/page.tsx';
import { Inline } from '#ui/layout/stack.tsx';
import { Badge } from '#ui/messages/badge.tsx';
import { Note } from '#ui/messages/note.tsx';
import { Toast, ToastRegion } from '#ui/messages/toast.tsx';
import { LoadingPage } from '#ui/progress/spinner.tsx';
import { Stepper } from '#ui/progress/stepper.tsx';
import { doubleText, linesOf } from '../large-text.ts';

beforeEach(() => resizeWindow(320, 640));

/** A word of a server, in a label, a name or a message. */
const word = 'x'.repeat(200);
const badge = <Badge tone="neutral">{word}</Badge>;
const choice = { value: 'a', label: word, hint: word, badge };

const parts: Readonly<Record<string, ReactNode>> = {
  button: <Button>{word}</Button>,
  link: <TextLink href="mailto:help@kadam.example">{word}</TextLink>,
  badge: <Inline>{badge}</Inline>,
  'list of values': <DescriptionList items={[{ label: 'Name', value: word }]} />,
  'row to check': (
    <LinkList>
      <LinkRow label="Company">{word}</LinkRow>
    </LinkList>
  ),
  contact: (
    <LinkList>
      <LinkRow icon="mail" label="E-mail">
        {word}
      </LinkRow>
    </LinkList>
  ),
  'title below an icon': <TitleBlock icon="alert" title={word} />,
  'number of a card': (
    <Inline>
      <h2>{word}</h2>
    </Inline>
  ),
  choice: <ChoiceGroup label="Bank" name="bank" variant="rows" options={[choice]} value="" onValueChange={() => {}} />,
  'error of a field': <TextField label="Mobile" name="mobile" error={word} onValueChange={(typed) => typed} />,
  note: <Note tone="danger">{word}</Note>,
  toast: (
    <ToastRegion>
      <Toast tone="danger" message={word} />
    </ToastRegion>
  ),
  loader: <LoadingPage title="Taking you home" text={word} />,
  stepper: <Stepper items={[{ title: 'Loan', detail: word }]} current={0} />,
};

test.for(Object.entries(parts))('a %s breaks a word of the server that is wider than the page', async ([, part]) => {
  const { container } = await render(part);
  const texts = document.createRange();
  texts.selectNodeContents(container);
  const { left, right } = texts.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
});

test.for([
  [
    'a locked number of twelve digits',
    'wide',
    <TextField key="locked" label="Number" locked value="XXXX XXXX 2221" onValueChange={String} />,
  ],
  [
    'a mobile number',
    'wide',
    <TextField key="mobile" label="Number" prefix="+91" value="9876543210" onValueChange={String} />,
  ],
  ['an amount of lakhs', 'wideBold', <InputField key="amount" label="Number" tall prefix="₹" value="9,99,999" />],
] as const)('%s is not cut off in wide text of twice the size', async ([_value, font, field]) => {
  doubleText(font);
  // The width between the gutters of the page.
  const screen = await render(<div style={{ inlineSize: 288 }}>{field}</div>);
  const input = screen.getByLabelText('Number', { exact: true }).element();
  expect(input.scrollWidth).toBe(input.clientWidth);
});

test('a placeholder is not cut off in wide text of twice the size', async () => {
  doubleText();
  const placeholder = '10-digit number';
  const screen = await render(
    <div style={{ inlineSize: 288 }}>
      <TextField label="Mobile number" prefix="+91" placeholder={placeholder} value="" onValueChange={String} />
      <span>{placeholder}</span>
    </div>,
  );
  const input = screen.getByLabelText('Mobile number').element();
  const text = screen.getByText(placeholder).element() as HTMLElement;
  text.style.fontSize = getComputedStyle(input, '::placeholder').fontSize;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
  const room = input.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
  expect(text.offsetWidth).toBeLessThanOrEqual(room);
});

test('a chosen day lies inside its cell in wide text of twice the size', async () => {
  doubleText('wideBold');
  const { getByText } = await render(
    <div style={{ inlineSize: 288 }}>
      <DayGrid label="Day" name="day" days={['28']} value="28" onValueChange={String} />
    </div>,
  );
  const cell = getByText('28').element();
  expect(linesOf(cell)[0]?.width).toBeLessThan(cell.clientWidth);
});

const buttons = (
  <Inline gap={5}>
    <Button variant="link" icon="doc">
      Print
    </Button>
    <Button variant="link" icon="download">
      Download
    </Button>
  </Inline>
);
const account = { value: 'a', label: 'Nila Bank', media: <IconSquare icon="bank" />, hint: 'BHNB0001234' };
const accounts = (
  <ChoiceGroup label="Bank" name="bank" variant="rows" options={[account]} value="" onValueChange={() => {}} />
);
const inCard = (amount: string) => (
  <Card>
    <Amount>{amount}</Amount>
  </Card>
);

test.for([
  // The width of the window, between the gutters of the page, or between the insets of a dialog.
  ['an amount', '₹51,479', 320, 'wide', inCard('₹51,479')],
  ['an amount with paise', '₹25,739.50', 320, 'wide', inCard('₹25,739.50')],
  ['an amount of lakhs', '₹2,05,914.93', 320, 'wide', inCard('₹2,05,914.93')],
  ['the title of a screen', 'Information', 288, 'wideBold', <TitleBlock key="title" title="Information" />],
  ['the title of a dialog', 'connection,', 232, 'wideBold', <Heading key="heading">connection,</Heading>],
  ['the code of a choice', 'BHNB0001234', 288, 'roboto', accounts],
  ['a button beside another one', 'Download', 288, 'roboto', buttons],
] as const)('%s, as %s, is on one line in text of twice the size', async ([_what, words, width, font, part]) => {
  doubleText(font);
  const { getByText } = await render(<div style={{ inlineSize: width }}>{part}</div>);
  expect(linesOf(getByText(words).element())).toHaveLength(1);
});
