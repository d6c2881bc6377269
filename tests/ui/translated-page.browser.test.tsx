import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { translatePage } from '#tests/translate-page.ts';
import { Button } from '#ui/actions/button.tsx';
import { SuggestField } from '#ui/fields/suggest-field.tsx';
import { TopBar } from '#ui/layout/top-bar.tsx';
import { Badge } from '#ui/messages/badge.tsx';
import { Stepper } from '#ui/progress/stepper.tsx';
import { UiProvider } from '#ui/ui-state.tsx';

interface Change {
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly words: string;
}

const suggestions = (typed: string) => (
  <SuggestField
    label="State"
    typed={typed}
    options={['Maharashtra']}
    status="ready"
    emptyText=""
    onRetry={() => {}}
    onPick={() => {}}
    onValueChange={String}
  />
);

const parts: Readonly<Record<string, Change>> = {
  button: {
    before: <Button icon="camera">Open camera</Button>,
    after: <Button icon="camera">Take selfie</Button>,
    words: 'Take selfie',
  },
  badge: { before: <Badge tone="warning">Due</Badge>, after: <Badge tone="danger">Overdue</Badge>, words: 'Overdue' },
  bar: { before: <TopBar percent={12} />, after: <TopBar percent={15} />, words: '15%' },
  'list of suggestions': { before: suggestions('Ma'), after: suggestions('Mahar'), words: 'Maharashtra' },
  stepper: {
    before: <Stepper items={[{ title: 'Bank' }]} current={0} />,
    after: <Stepper items={[{ title: 'Bank' }]} current={1} />,
    words: 'Done: Bank',
  },
};

test.for(Object.entries(parts))(
  'a %s still changes its text after the browser has translated the page',
  async ([, { before, after, words }]) => {
    const { container, rerender } = await render(before, { wrapper: UiProvider });
    // The suggestions open with the arrow.
    container.querySelector('input')?.focus();
    await userEvent.keyboard('{ArrowDown}');
    translatePage(container);
    await rerender(after);
    expect(container.textContent).toContain(words);
  },
);
