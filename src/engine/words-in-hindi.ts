/** Up to a hundred each Hindi number has a word of its own: ten in a line, from nought. */
const upToHundred = [
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

const scales = [
  [10_000_000, 'करोड़'],
  [100_000, 'लाख'],
  [1_000, 'हज़ार'],
  [100, 'सौ'],
] as const;

function inWords(count: number): string {
  for (const [size, name] of scales) {
    if (count < size) continue;
    const rest = count % size;
    return `${inWords(Math.floor(count / size))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`;
  }
  return `${upToHundred[count]}`;
}

/** An amount in Hindi: 125000 → 'एक लाख पच्चीस हज़ार रुपये'. Nothing for what is no whole amount. */
export function rupeesInHindi(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0) return '';
  return `${inWords(amount)} ${amount === 1 ? 'रुपया' : 'रुपये'}`;
}
