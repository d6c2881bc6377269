import type { FieldKind } from '#engine/fields.ts';
import { fieldKinds } from '#engine/fields.ts';

/** The kinds a new step can be of; the others ask a call of the contract, and are written by hand after one that does. */
export const newKinds = Object.keys(fieldKinds).filter(isNewKind);

export function isNewKind(kind: string): kind is FieldKind {
  const kinds: Readonly<Record<string, (typeof fieldKinds)[FieldKind] | undefined>> = fieldKinds;
  return kinds[kind]?.tools.newField !== undefined;
}

export const hasOptions = (kind: FieldKind) => 'options' in fieldKinds[kind].tools.shape.shape;

/** What somebody wants: a step with one question. */
export interface Wish {
  /** `/preferred-language` */
  readonly route: string;
  readonly title: string;
  readonly section: string;
  readonly kind: FieldKind;
  readonly saveKey: string;
  /** The place of the journey after which it stands. */
  readonly after: string;
  readonly options: readonly string[];
  readonly label: string;
  readonly subtitle?: string | undefined;
  readonly reason?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** Texts in Hindi under their English. */
  readonly hindi: Readonly<Record<string, string>>;
}

const reserved =
  'await break case catch class const continue default delete do else enum export extends false finally for function ' +
  'if import in let new null package return static step super switch this throw true try typeof var void while with yield';

/** `/preferred-language` → `preferredLanguage`, as the constant and as the field. */
export function nameOf(route: string): string {
  const name = route.slice(1).replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
  return reserved.split(' ').includes(name) ? `${name}Step` : name;
}
