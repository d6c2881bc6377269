import { msg, type Translatable } from '#languages/message.ts';
import { sentenceCase } from './format.ts';

const words = {
  /** The numbers below a hundred, ten in a text: in some languages each has a name of its own. */
  numbers: [
    msg('zero one two three four five six seven eight nine'),
    msg('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'),
    msg(
      'twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine',
    ),
    msg(
      'thirty thirty-one thirty-two thirty-three thirty-four thirty-five thirty-six thirty-seven thirty-eight thirty-nine',
    ),
    msg('forty forty-one forty-two forty-three forty-four forty-five forty-six forty-seven forty-eight forty-nine'),
    msg('fifty fifty-one fifty-two fifty-three fifty-four fifty-five fifty-six fifty-seven fifty-eight fifty-nine'),
    msg('sixty sixty-one sixty-two sixty-three sixty-four sixty-five sixty-six sixty-seven sixty-eight sixty-nine'),
    msg(
      'seventy seventy-one seventy-two seventy-three seventy-four seventy-five seventy-six seventy-seven seventy-eight seventy-nine',
    ),
    msg(
      'eighty eighty-one eighty-two eighty-three eighty-four eighty-five eighty-six eighty-seven eighty-eight eighty-nine',
    ),
    msg(
      'ninety ninety-one ninety-two ninety-three ninety-four ninety-five ninety-six ninety-seven ninety-eight ninety-nine',
    ),
  ],
  sizes: [
    [10_000_000, msg('crore')],
    [100_000, msg('lakh')],
    [1_000, msg('thousand')],
    [100, msg('hundred')],
  ],
} as const;

/** Rupees the Indian way: '125000' → 'One lakh twenty-five thousand rupees'. Empty for a text that is not one to fifteen digits. */
export function rupeesInWords(digits: string, t: (text: Translatable) => string): string {
  if (!/^\d{1,15}$/.test(digits)) return '';
  const numbers = words.numbers.flatMap((ten) => t(ten).split(' '));
  function inWords(count: number): string {
    const size = words.sizes.find(([least]) => count >= least);
    if (!size) return String(numbers[count]);
    const [least, name] = size;
    const rest = count % least;
    const whole = `${inWords(Math.floor(count / least))} ${t(name)}`;
    return rest === 0 ? whole : `${whole} ${inWords(rest)}`;
  }
  const amount = inWords(Number(digits));
  return sentenceCase(t(Number(digits) === 1 ? msg('{amount} rupee', { amount }) : msg('{amount} rupees', { amount })));
}
