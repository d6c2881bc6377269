import { expect, test } from 'vitest';
import { useCountdown } from '#screen/use-countdown.ts';
import { stage } from './stage.tsx';

test('a countdown announces the time that is left at 60, 30, 10 and 0 seconds', async () => {
  const shown = new Map<string, number>();
  const Countdown = () => {
    const { live, secondsLeft } = useCountdown(61);
    if (!shown.has(live)) shown.set(live, secondsLeft);
    return <p>{live}</p>;
  };
  const screen = await stage({ at: '/contact-us', screen: () => <Countdown /> });
  for (const seconds of [1, 30, 20, 10]) {
    await screen.pass((seconds - 1) * 1_000);
    await screen.pass(1_000);
  }
  await expect.element(screen.getByText('You can ask for a new code now.')).toBeVisible();
  expect([...shown]).toEqual([
    ['', 61],
    ['You can ask for a new code in 60 seconds.', 60],
    ['You can ask for a new code in 30 seconds.', 30],
    ['You can ask for a new code in 10 seconds.', 10],
    ['You can ask for a new code now.', 0],
  ]);
});

test('a countdown that ended while the phone slept is over, and starts again in full', async () => {
  const startedAt = Date.now() - 3_600_000;
  const Countdown = () => {
    const { live, text, restart } = useCountdown(60, { startedAt });
    return <button type="button" onClick={restart}>{`${text} ${live}`}</button>;
  };
  const { getByRole, pass } = await stage({ at: '/contact-us', screen: () => <Countdown /> });
  const button = getByRole('button');
  await expect.element(button).toHaveTextContent('0:00 You can ask for a new code now.');
  await pass(300_000);
  await button.click();
  await expect.element(button).toHaveTextContent('1:00 We sent a new code.');
});
