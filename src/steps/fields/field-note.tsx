import type { Field } from '#engine/fields.ts';
import type { Translate } from '#ui/translate.ts';

/** The hint, then the reason for the question, each on its own line. */
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
