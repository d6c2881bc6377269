import type { Field } from '#engine/fields.ts';
import type { Say } from '#ui/say.ts';

/** How it is written, then why it is asked, each on a line of its own. */
export function fieldNote({ hint, why }: Field, say: Say) {
  if (!hint || !why) return (hint ?? why) && say(hint ?? why ?? '');
  return (
    <>
      {say(hint)} <br />
      {say(why)}
    </>
  );
}
