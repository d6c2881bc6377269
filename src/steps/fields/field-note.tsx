import type { Field } from '#engine/fields.ts';
import type { Translate } from '#ui/translate.ts';

/** The hint, then the reason for the question, each on its own line. */
export function fieldNote({ hint, reason }: Field, t: Translate) {
  if (!hint || !reason) return (hint ?? reason) && t(hint ?? reason ?? '');
  return (
    <>
      {t(hint)} <br />
      {t(reason)}
    </>
  );
}
