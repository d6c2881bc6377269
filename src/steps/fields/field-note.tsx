import type { Field } from '#engine/fields.ts';
import type { Translate } from '#ui/translate.ts';

/** How it is written, then why it is asked, each on a line of its own. */
export function fieldNote({ hint, reason }: Field, t: Translate) {
  if (!hint || !reason) return (hint ?? reason) && t(hint ?? reason ?? '');
  return (
    <>
      {t(hint)} <br />
      {t(reason)}
    </>
  );
}
