import type { Say } from '#ui/say.ts';

/** §17 "Inactivity": the question, one minute before the end. */
export const stayWords = (say: Say, leftMs: number) => ({
  title: say('Do you want to stay logged in?'),
  text: say(
    `Nothing has happened here for a while. To keep your account safe, we log you out in ${leftMs / 1_000} seconds.`,
  ),
  button: say('Stay logged in'),
});
