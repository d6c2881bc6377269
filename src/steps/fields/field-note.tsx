import type { Field } from '#engine/fields.ts';
import type { Translate } from '#ui/translate.ts';

/** How it is written, then why it is asked, each on a line of its own. */
export function fieldNote({ hint, reason }: Field, t: Translate) {
  const [first, second] = [hint, reason].flatMap((text) => (text ? [t({ text })] : []));
  if (!second) return first;
  return (
    <>
      {first} <br />
      {second}
    </>
  );
}
