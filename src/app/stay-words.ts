import type { Translate } from '#ui/translate.ts';

/** §17 "Inactivity": the question, one minute before the end. */
export const stayWords = (t: Translate, leftMs: number) => ({
  title: t('Do you want to stay logged in?'),
  text: t(
    `Nothing has happened here for a while. To keep your account safe, we log you out in ${leftMs / 1_000} seconds.`,
  ),
  button: t('Stay logged in'),
});
