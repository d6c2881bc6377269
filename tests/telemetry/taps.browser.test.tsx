import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { watchTaps } from '#telemetry/taps.ts';
import { Button } from '#ui/actions/button.tsx';

const tapped: string[] = [];
watchTaps((name, variant) => tapped.push(...[name, variant ?? []].flat()));

test('a tap reports the event of its button, and the wording variant, before the click handler runs', async () => {
  const { getByRole } = await render(
    <Button data-event="gender_next_clk" data-variant="b" onClick={() => tapped.push('click handler')}>
      आगे
    </Button>,
  );
  await getByRole('button').click();
  expect(tapped.splice(0)).toEqual(['gender_next_clk', 'b', 'click handler']);
});

test('nothing is reported without an event, with an invalid event name, or for a busy button', async () => {
  const { getByRole } = await render(
    <>
      <Button>Next</Button>
      <Button busy data-event="gender_next_clk" />
      <Button data-event="Meera Joshi" />
      <Button data-event="मीरा_clk" />
    </>,
  );
  for (const button of getByRole('button').elements()) (button as HTMLElement).click();
  expect(tapped.splice(0)).toEqual([]);
});
