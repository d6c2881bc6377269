type Scales = readonly (readonly [size: number, name: string])[];

/** A whole number in words. `small` gives the words of a number below the smallest scale. */
function inWords(count: number, scales: Scales, small: (count: number) => string): string {
  const [size, name] = scales.find(([least]) => count >= least) ?? [];
  if (!size) return small(count);
  const rest = count % size;
  return `${inWords(Math.floor(count / size), scales, small)} ${name}${rest === 0 ? '' : ` ${inWords(rest, scales, small)}`}`;
}

const hasWords = (amount: number) => Number.isSafeInteger(amount) && amount >= 0;

const ones = [
  'zero one two three four five six seven eight nine ten',
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
].flatMap((words) => words.split(' '));
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const englishScales: Scales = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
];

function belowHundred(count: number): string {
  if (count < 20) return `${ones[count]}`;
  const rest = count % 10;
  return `${tens[Math.floor(count / 10)]}${rest === 0 ? '' : `-${ones[rest]}`}`;
}

/** An amount the Indian way: 125000 → 'One lakh twenty-five thousand rupees'. Empty unless the amount is a whole number. */
export function rupeesInEnglish(amount: number): string {
  if (!hasWords(amount)) return '';
  const words = inWords(amount, englishScales, belowHundred);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${amount === 1 ? 'rupee' : 'rupees'}`;
}

/** Each Hindi number up to a hundred has a word of its own: ten in a line, from zero. */
const hindiBelowHundred = [
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
].flatMap((words) => words.split(' '));
const hindiScales: Scales = [
  [10_000_000, 'करोड़'],
  [100_000, 'लाख'],
  [1_000, 'हज़ार'],
  [100, 'सौ'],
];

/** An amount in Hindi: 125000 → 'एक लाख पच्चीस हज़ार रुपये'. Empty unless the amount is a whole number. */
export function rupeesInHindi(amount: number): string {
  if (!hasWords(amount)) return '';
  const words = inWords(amount, hindiScales, (count) => `${hindiBelowHundred[count]}`);
  return `${words} ${amount === 1 ? 'रुपया' : 'रुपये'}`;
}
