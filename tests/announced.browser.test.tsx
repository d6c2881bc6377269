import { expect, onTestFinished, test } from 'vitest';
import { recordAnnouncements } from '../.storybook/announced.ts';

const old = '<p id="old-error">Old</p>';

test.for([
  ['an error outside of a live region', '<p id="pan-error">Wrong</p>', ['not announced: Wrong']],
  ['an error in a new status', '<p role="status" data-tone="danger">Wrong</p>', ['not announced: Wrong']],
  ['an error in two alerts', '<p role="alert">Wrong</p><p role="alert">Wrong</p>', ['twice: Wrong']],
  ['an error in one alert', '<p role="alert">Wrong</p>', []],
  ['an error that was there before', old, []],
] as const)('a story fails where a screen reader misses or repeats an error: %s', async ([, shown, faults]) => {
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = old;
  const announcements = recordAnnouncements();
  document.body.insertAdjacentHTML('beforeend', shown);
  await expect.poll(announcements.faults).toEqual(faults);
  announcements.stop();
});
