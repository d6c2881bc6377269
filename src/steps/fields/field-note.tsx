import type { Field } from '#engine/fields.ts';

/** How it is written, then why it is asked, each on a line of its own. */
export function fieldNote({ hint, why }: Field) {
  if (!hint || !why) return hint ?? why;
  return (
    <>
      {hint} <br />
      {why}
    </>
  );
}
