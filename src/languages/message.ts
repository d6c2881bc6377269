/** The values of a text's placeholders, by their names. */
type Params = Readonly<Record<string, string | number>>;

/** A text of the app as data: English with named placeholders, and their values. `t` translates it where it is drawn. */
export interface Translatable {
  readonly text: string;
  readonly params?: Params;
}

/** What a borrower is shown: a text of the app, or a plain string, which a server sent and which is not translated. */
export type Message = Translatable | string;

/** A text that is written in the code; `never` for one that is computed, or comes from a server. */
export type Literal<Text extends string> = Record<never, never> extends Record<Text, 1> ? never : Text;

/** '{name}', or the first name in '{count, plural, one {# day} other {# days}}'. */
type NameOf<Inner> = Inner extends `${infer Name},${string}`
  ? Name
  : Inner extends `${string} ${string}`
    ? never
    : Inner;
type NamesIn<Text> = Text extends `${string}{${infer Inner}}${infer Rest}` ? NameOf<Inner> | NamesIn<Rest> : never;

/** The argument after a text: a value for each of its placeholders; none where it has no placeholder. */
export type ParamsOf<Text, Value> = [NamesIn<Text>] extends [never]
  ? []
  : [params: Readonly<Record<NamesIn<Text>, Value>>];

/** Marks a text of the app that is translated elsewhere: in a decision, or in a table of texts. */
export function msg<Text extends string>(
  text: Literal<Text>,
  ...[params]: ParamsOf<Text, string | number>
): Translatable {
  return params ? { text, params } : { text };
}
