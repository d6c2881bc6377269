import { groupIndian, latin } from './typing.ts';

const sign = String.raw`(?:₹|rs\.?|inr|rupees?|रु\.?|रुपये|रुपए)`;
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

/** An amount in Indian groups, its paise behind: 42500.75 → 42,500.75. Any other text stays as it is. */
export function groupAmount(value: string): string {
  if (!typedForm.test(value)) return value;
  const [rupees = '', ...paise] = value.split('.');
  return [groupIndian(rupees), ...paise].join('.');
}

/** Whether a field shows an amount grouped by `groupAmount`; a pasted '1,2' is none, and is not read as 12. */
function isGrouped(shown: string): boolean {
  const value = withoutCommas(shown);
  return typedForm.test(value) && groupAmount(value) === shown;
}

/**
 * The content of a money field after an act of typing or pasting. What is typed is grouped the Indian way and the caret
 * stays after its digit; a key that fits no amount changes nothing; deleting a comma deletes the digit before it. What
 * is pasted is read as a whole, and stays as it is where it is no amount, so that its rule reports it.
 * Its value has digits, and '.' and paise where they were typed.
 * @param raw the text after the act, with the caret at `caret`
 * @param before the text that the field showed before it
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
  return { value: head + tail, caret: placeAfter(groupAmount(head + tail), head.length) };
}

/** What one act of typing added and removed, and where; undefined for a paste. The text after the caret did not change. */
function editOf(before: string, text: string, caret: number) {
  const behind = text.slice(caret);
  if (!before.endsWith(behind)) return undefined;
  const [was, is] = [before.slice(0, before.length - behind.length), text.slice(0, caret)];
  let start = 0;
  while (start < is.length && is[start] === was[start]) start += 1;
  const added = is.slice(start);
  return added.length <= 1 || /^\d+$/.test(added) ? { start, added, removed: was.slice(start) } : undefined;
}

function placeAfter(text: string, count: number): number {
  let seen = 0;
  return Array.from(text).findIndex((character) => character !== ',' && ++seen === count) + 1;
}
