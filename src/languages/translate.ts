/**
 * English texts, and what is said for each in another language. A text may have numbered places: in 'Resend in {1}'
 * {1} stands for any text, in 'Paid on {#1} March' {#1} for a figure only.
 */
export type Catalogue = Readonly<Record<string, string>>;

/** A text in another language, or as it is where that is not known. */
export type Translate = (english: string) => string;

interface Form {
  /** What stands before, between and after its places. */
  readonly around: readonly string[];
  /** Its places, in their order, as they are written: '{1}'. */
  readonly places: readonly string[];
  readonly said: string;
}

const place = /\{#?\d\}/g;

/** A number as people see it: an amount, a date's day, a countdown. */
const figure = /^[₹−+-]{0,2} ?\d[\d.,:/% ]*$/;

/** The places of a text, in their order. */
export function placesOf(text: string): readonly string[] {
  return text.match(place) ?? [];
}

function formsOf(catalogue: Catalogue): Form[] {
  const forms = Object.entries(catalogue).map(([english, said]) => ({
    around: english.split(place),
    places: placesOf(english),
    said,
  }));
  // Where several forms would fit, the one that says most itself is meant.
  const size = ({ around }: Form) => around.join('').length;
  return forms.filter(({ places }) => places.length > 0).sort((one, other) => size(other) - size(one));
}

/** What stands in the places of a form, where a text is of that form. */
function filled({ around, places }: Form, text: string): string[] | undefined {
  const [first = '', ...rest] = around;
  if (!text.startsWith(first)) return undefined;
  const values: string[] = [];
  let from = first.length;
  for (const [at, after] of rest.entries()) {
    const isLast = at === rest.length - 1;
    // The last place reaches to where the end of the form begins; the others end where the next words are first found.
    const to = isLast ? (text.endsWith(after) ? text.length - after.length : -1) : text.indexOf(after, from + 1);
    const value = text.slice(from, to);
    if (to <= from || (places[at]?.startsWith('{#') && !figure.test(value))) return undefined;
    values.push(value);
    from = to + after.length;
  }
  return values;
}

/**
 * A translator over a catalogue. A text that stands in it is said as there; one that is of a form in it likewise, with
 * what stands in its places translated too. Any other text, such as a server's, stays as it is.
 */
export function translator(catalogue: Catalogue): Translate {
  const forms = formsOf(catalogue);
  const t: Translate = (english) => {
    const said = Object.hasOwn(catalogue, english) ? catalogue[english] : undefined;
    if (said) return said;
    for (const form of forms) {
      const values = filled(form, english);
      if (values) return withValues(form, values.map(t));
    }
    return english;
  };
  return t;
}

function withValues({ places, said }: Form, values: readonly string[]): string {
  return said.replace(place, (written) => values[places.indexOf(written)] ?? written);
}
