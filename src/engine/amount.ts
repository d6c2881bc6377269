import { groupIndian, latin } from './typing.ts';

const sign = String.raw`(?:[₹₨]|rs\.?|inr|rupees?|रु\.?|रुपये|रुपए)`;
/** Plain digits, or groups of two and three digits of which the last has three: 42500, 1,25,000, 125 000. */
const whole = String.raw`(\d+|\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})`;
const writtenForm = new RegExp(
  String.raw`^(?:${sign} ?)?${whole}(\.\d{0,2})? ?(?:\/[-=])? ?(?:${sign} ?)?(?:only\.?|मात्र)? ?(?:\/[-=])?$`,
  'i',
);

/** An amount as people write it ('₹42,500.00/-', '४२,५००') as plain digits; paise stay. Undefined for other texts. */
export function readAmount(text: string): string | undefined {
  const plain = latin(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [, rupees, paise = ''] = writtenForm.exec(plain) ?? [];
  return rupees
    ?.replace(/[, ]/g, '')
    .replace(/^0+(?=\d)/, '')
    .concat(paise.replace(/^\.0*$/, ''));
}

const typedForm = /^(?:\d+(?:\.\d{0,2})?)?$/;
const withoutCommas = (text: string) => text.replaceAll(',', '');

/** Groups the rupees of an amount the Indian way; paise stay: 42500.75 → 42,500.75. Any other text stays as it is. */
export function groupAmount(value: string): string {
  if (!typedForm.test(value)) return value;
  const [rupees = '', ...paise] = value.split('.');
  return [groupIndian(rupees), ...paise].join('.');
}

/** Whether a field shows an amount as `groupAmount` writes it. A pasted '1,2' is not, and is not read as 12. */
function isGrouped(shown: string): boolean {
  const value = withoutCommas(shown);
  return typedForm.test(value) && groupAmount(value) === shown;
}

/**
 * The value and the caret of a money field after an edit. Typed digits are grouped the Indian way, and the caret stays
 * after the same digit; a key that makes the text no amount changes nothing; deleting a comma deletes the digit before it.
 * A pasted text is read as a whole; one that is no amount stays as it is, so that the field's rule reports it.
 * The value is without commas: digits, with '.' and paise where they were typed.
 * @param raw the text after the edit, with the caret at `caret`
 * @param before the text that the field showed before the edit
 */
export function retypeAmount(raw: string, caret: number, before = '') {
  const text = latin(raw);
  const edit = editOf(before, text, caret);
  if (!edit || !isGrouped(before)) {
    const value = readAmount(text) ?? text;
    const shown = groupAmount(value);
    return { value, caret: shown === text ? caret : shown.length };
  }
  const { start, added, removed } = edit;
  const left = withoutCommas(text.slice(0, start));
  const head = (removed === ',' && added === '' ? left.slice(0, -1) : left) + added;
  // Without their point the paise would become rupees.
  const tail = removed.includes('.') ? '' : withoutCommas(text.slice(caret));
  const isPointInside = added === '.' && tail !== '';
  if (isPointInside || !typedForm.test(head + tail))
    return { value: withoutCommas(before), caret: start + removed.length };
  return { value: head + tail, caret: caretAfter(groupAmount(head + tail), head.length) };
}

/** What an edit added and removed, and where; undefined for a paste. Typing does not change the text after the caret. */
function editOf(before: string, text: string, caret: number) {
  const afterCaret = text.slice(caret);
  if (!before.endsWith(afterCaret)) return undefined;
  const oldHead = before.slice(0, before.length - afterCaret.length);
  const newHead = text.slice(0, caret);
  let start = 0;
  while (start < newHead.length && newHead[start] === oldHead[start]) start += 1;
  const added = newHead.slice(start);
  return added.length <= 1 || /^\d+$/.test(added) ? { start, added, removed: oldHead.slice(start) } : undefined;
}

/** The caret position after the first `count` characters, commas not counted. */
function caretAfter(text: string, count: number): number {
  let seen = 0;
  return Array.from(text).findIndex((character) => character !== ',' && ++seen === count) + 1;
}
