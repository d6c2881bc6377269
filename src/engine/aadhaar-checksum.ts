/** How two digits combine in the dihedral group of order ten, the base of Verhoeff's check digit. */
function combine(a: number, b: number): number {
  const turned = a < 5 ? a + b : a - b;
  const mirrored = a < 5 === b < 5 ? 0 : 5;
  return (((turned % 5) + 5) % 5) + mirrored;
}

const shuffle = '1576283094';

/** A digit, permuted once for each position from the end; the permutation repeats after eight. */
function shuffled(digit: number, index: number): number {
  return index === 0 ? digit : shuffled(Number(shuffle[digit]), index - 1);
}

/** Whether the last digit is the check digit of the others (Verhoeff's method). §17: where it is not, only a hint. */
export function hasValidChecksum(number: string): boolean {
  const fromTheEnd = number.replace(/\D/g, '').split('').reverse();
  return fromTheEnd.reduce((sum, digit, index) => combine(sum, shuffled(Number(digit), index % 8)), 0) === 0;
}
