import type { Field } from '#engine/fields.ts';
import type { Say } from '#ui/say.ts';

/** How it is written, then why it is asked, each on a line of its own. */
export function fieldNote({ hint, reason }: Field, say: Say) {
  if (!hint || !reason) return (hint ?? reason) && say(hint ?? reason ?? '');
  return (
    <>
      {say(hint)} <br />
      {say(reason)}
    </>
  );
}
