import { sentenceCase } from './format.ts';

const sizes = [10_000_000, 100_000, 1_000, 100];

const ones = 'zero one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const english = {
  /** The numbers from 0 to 99. */
  small: [...ones, ...teens, ...tens.flatMap((ten) => [ten, ...ones.slice(1).map((one) => `${ten}-${one}`)])],
  /** The names of `sizes`. */
  scales: ['crore', 'lakh', 'thousand', 'hundred'],
  rupee: 'rupee',
  rupees: 'rupees',
};

const hindi: typeof english = {
  // Each number has a word of its own: ten in a line.
  small: [
    'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
    'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
    'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
    'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
    'चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
    'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
    'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
    'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी',
    'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी',
    'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
  ].flatMap((words) => words.split(' ')),
  scales: ['करोड़', 'लाख', 'हज़ार', 'सौ'],
  rupee: 'रुपया',
  rupees: 'रुपये',
};

/** The languages in which an amount is written in words, by their `lang`. */
const languages: Readonly<Record<string, typeof english>> = { 'en-IN': english, hi: hindi };

function inWords(count: number, words: typeof english): string {
  const index = sizes.findIndex((size) => count >= size);
  const size = sizes[index];
  if (size === undefined) return String(words.small[count]);
  const rest = count % size;
  const whole = `${inWords(Math.floor(count / size), words)} ${words.scales[index]}`;
  return rest === 0 ? whole : `${whole} ${inWords(rest, words)}`;
}

/**
 * Rupees the Indian way: '125000' → 'One lakh twenty-five thousand rupees'. Empty for a text that is not one to fifteen
 * digits, and in a language without words.
 */
export function rupeesInWords(digits: string, lang: string): string {
  const words = languages[lang];
  if (!words || !/^\d{1,15}$/.test(digits)) return '';
  const amount = Number(digits);
  return sentenceCase(`${inWords(amount, words)} ${amount === 1 ? words.rupee : words.rupees}`);
}
