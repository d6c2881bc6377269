import type { ReactNode } from 'react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckRow } from '#ui/choices/check-row.tsx';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { DayGrid } from '#ui/choices/day-grid.tsx';
import { SegmentedControl } from '#ui/choices/segmented-control.tsx';
import { Tabs } from '#ui/choices/tabs.tsx';
import { Text } from '#ui/content/text.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { StairProgress } from '#ui/progress/stair.tsx';
import { UiProvider } from '#ui/ui-state.tsx';
import { emulateMedia } from '../emulate-media.ts';

// Forced colours remove our backgrounds and shadows, so that something else must show what is chosen.

// Before each: the last test here emulates something else instead.
beforeEach(() => emulateMedia({ 'forced-colors': 'active' }));
afterAll(() => emulateMedia());

const noChange = () => undefined;
const two = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const choice = (variant: 'rows' | 'tiles') => (isChosen: boolean) => (
  <ChoiceGroup
    name="x"
    variant={variant}
    label="L"
    options={two}
    value={isChosen ? 'a' : ''}
    onValueChange={noChange}
  />
);
const parts: Readonly<Record<string, (isChosen: boolean) => ReactNode>> = {
  'a row': choice('rows'),
  'a tile': choice('tiles'),
  'a day': (isChosen) => (
    <DayGrid label="L" name="x" days={['7']} value={isChosen ? '7' : ''} onValueChange={noChange} />
  ),
  'a segment': (isChosen) => (
    <SegmentedControl label="L" segments={two} value={isChosen ? 'a' : ''} onValueChange={noChange} />
  ),
  'a checkbox': (isChosen) => (
    <CheckRow checked={isChosen} onCheckedChange={noChange}>
      I agree
    </CheckRow>
  ),
};

/** A system colour as computed styles have it. */
const systemIn = (container: HTMLElement) => (color: string) => {
  container.style.setProperty('background-color', color);
  return getComputedStyle(container).backgroundColor;
};

test.each(Object.entries(parts))('%s shows that it is chosen, and that it has the focus', async (_name, part) => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const { container, rerender } = await render(part(false), { wrapper: UiProvider });
  const picture = () => page.elementLocator(container).screenshot({ base64: true, save: false });
  const plain = await picture();
  await rerender(part(true));
  const chosen = await picture();
  expect(chosen).not.toEqual(plain);
  // With the keyboard, because a tap shows no focus ring.
  await userEvent.tab();
  expect(container.contains(document.activeElement)).toBe(true);
  expect(await picture()).not.toEqual(chosen);
});

test('only the chosen tab is underlined', async () => {
  const tabs = two.map(({ label }) => ({ id: label, label, panel: label }));
  const { container, getByRole } = await render(<Tabs label="L" tabs={tabs} />);
  // Away from the tabs: the browser highlights a button under the pointer.
  await userEvent.hover(getByRole('tabpanel'));
  const line = (name: string) => getComputedStyle(getByRole('tab', { name }).element()).borderBlockEndColor;
  expect([line('First'), line('Second')]).toEqual(['CanvasText', 'Canvas'].map(systemIn(container)));
});

test('a sheet has an edge', async () => {
  const sheet = <Sheet open onClose={noChange} title="Are you sure?" />;
  const { getByRole } = await render(sheet, { wrapper: UiProvider });
  expect(getComputedStyle(getByRole('dialog').element()).borderBlockStartWidth).not.toBe('0px');
});

test('the stair shows the climbed part and the dot in system colours that differ from the rest', async () => {
  const { container } = await render(<StairProgress percent={40} label="Progress" />);
  const [track, fill, dot] = Array.from(container.querySelectorAll('svg > *'), (part) => getComputedStyle(part));
  const system = ['GrayText', 'Highlight', 'CanvasText'].map(systemIn(container));
  expect([track?.stroke, fill?.stroke, dot?.fill]).toEqual(system);
});

test('a hint is as dark as the text where more contrast is requested', async () => {
  await emulateMedia({ 'prefers-contrast': 'more' });
  const { getByText } = await render(<Text tone="muted">Only documents</Text>);
  expect(getComputedStyle(getByText('Only documents').element()).color).toBe(getComputedStyle(document.body).color);
});
