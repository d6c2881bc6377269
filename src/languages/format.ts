/** '{mobile}', or '{days, plural, one {# day} other {# days}}': the part of ICU's message format that is used here. */
const placeholder = /\{(\w+)(?:, *plural,((?: *\w+ *\{[^{}]*\})+) *)?\}/;

/** The names of the placeholders of a text, in their order. */
export function placeholdersIn(text: string): string[] {
  return text.split(placeholder).filter((_, at) => at % 3 === 1);
}

/** The form of a plural for a count. Forms are named by the categories of `Intl.PluralRules`. */
function pluralForm(forms: string, count: number, lang: string): string {
  const byCategory = Object.fromEntries(
    Array.from(forms.matchAll(/(\w+) *\{([^{}]*)\}/g), ([, key, form]) => [key, form]),
  );
  return byCategory[new Intl.PluralRules(lang).select(count)] ?? byCategory.other ?? '';
}

/** A text with values for its placeholders; one without a value stays as it is. Digits are Latin in every language. */
export function format<Value>(text: string, params: Readonly<Record<string, Value>>, lang: string): (string | Value)[] {
  const [first = '', ...rest] = text.split(placeholder);
  const parts: (string | Value)[] = [first];
  for (let at = 0; at < rest.length; at += 3) {
    const [name = '', forms, after = ''] = rest.slice(at, at + 3);
    const value = params[name] ?? `{${name}}`;
    const shown = typeof value === 'number' ? new Intl.NumberFormat(`${lang}-u-nu-latn`).format(value) : value;
    parts.push(forms ? pluralForm(forms, Number(value), lang).replaceAll('#', String(shown)) : shown, after);
  }
  return parts;
}
