const devanagariZero = '०'.charCodeAt(0);

/** The numbers in a text, as plain digits: '₹1,25,000' and '१,२५,०००' are both '125000'. */
export function numbersIn(text: string): readonly string[] {
  const digits = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));
  const grouped = digits.replace(/(?<=\d),(?=\d{2,3}(?!\d)|\d{2},)/g, '');
  return (grouped.match(/\d+(\.\d+)?/g) ?? []).map((number) => number.replace(/^0+(?=\d)/, ''));
}
