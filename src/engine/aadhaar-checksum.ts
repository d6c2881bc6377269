/** The product of two digits in the dihedral group of order ten, on which Verhoeff's check digit is based. */
function combine(a: number, b: number): number {
  const rotation = a < 5 ? a + b : a - b;
  const reflection = a < 5 === b < 5 ? 0 : 5;
  return ((rotation + 5) % 5) + reflection;
}

const shuffle = '1576283094';

/** Applies the permutation `index` times, once for each position from the end. */
function shuffled(digit: number, index: number): number {
  return index === 0 ? digit : shuffled(Number(shuffle[digit]), index - 1);
}

/** Whether the last digit is the check digit of the others (Verhoeff's method). §17: a wrong one only gets a hint. */
export function hasValidChecksum(number: string): boolean {
  const fromTheEnd = number.replace(/\D/g, '').split('').reverse();
  return fromTheEnd.reduce((sum, digit, index) => combine(sum, shuffled(Number(digit), index)), 0) === 0;
}
