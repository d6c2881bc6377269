const ones = [
  'zero one two three four five six seven eight nine ten',
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
].flatMap((words) => words.split(' '));
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const scales = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

function inWords(count: number): string {
  for (const [size, name] of scales) {
    if (count < size) continue;
    const rest = count % size;
    return `${inWords(Math.floor(count / size))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`;
  }
  if (count < 20) return `${ones[count]}`;
  const rest = count % 10;
  return `${tens[Math.floor(count / 10)]}${rest === 0 ? '' : `-${ones[rest]}`}`;
}

/** An amount the Indian way: 125000 → 'One lakh twenty-five thousand rupees'. Nothing for what is no whole amount. */
export function rupeesInWords(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0) return '';
  const words = inWords(amount);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${amount === 1 ? 'rupee' : 'rupees'}`;
}
