import { didYouMean } from '#authoring/check-nearest.ts';
import { longestText } from '#authoring/issue.ts';
import type { Wish } from './wish.ts';
import { hasOptions, nameOf } from './wish.ts';

/** What there is already. */
export interface Present {
  readonly routes: readonly string[];
  /** The route of the step that saves under each key. */
  readonly saveKeys: Readonly<Record<string, string>>;
  /** The places of the journey, in order. */
  readonly order: readonly string[];
  /** The route of the step that asks for each field. */
  readonly fields: Readonly<Record<string, string>>;
}

type Refusal = (wish: Wish, present: Present) => string | false | undefined;

/** Why a wish cannot be granted, each with what to give instead. */
const refusals: readonly Refusal[] = [
  ({ route }) =>
    !/^\/[a-z][a-z\d]*(-[a-z\d]+)*$/.test(route) &&
    `--route '${route}': give small letters with hyphens after a slash, such as /preferred-language.`,
  ({ route }, { routes }) =>
    routes.includes(route) && `--route ${route} is there already. Give another, or edit its step.`,
  ({ route }, { fields }) => {
    const owner = fields[nameOf(route)];
    return (
      owner && `--route ${route}: ${owner} has a field '${nameOf(route)}', and the draft keeps one answer for both.`
    );
  },
  ({ saveKey }) =>
    !/^[a-z]\w*$/i.test(saveKey) && `--save-key '${saveKey}': give letters, digits and _, such as preferredLanguage.`,
  ({ saveKey }, { saveKeys }) => {
    const owner = saveKeys[saveKey];
    return owner && `--save-key ${saveKey} is the key of ${owner}. Give another.`;
  },
  ({ after }, { order }) =>
    !order.includes(after) &&
    `--after '${after}' is no place of the journey: give ${didYouMean(after, order, 'schemas/index.ts')}.`,
  ({ kind, options }) => hasOptions(kind) && options.length < 2 && '--options: give two or more, with commas between.',
  ({ kind, options }) => !hasOptions(kind) && options.length > 0 && `--options: a ${kind} field has none.`,
  ({ options }) => {
    const twice = options.find((option, place) => options.indexOf(option) < place);
    return twice !== undefined && `--options: '${twice}' is there twice.`;
  },
  ({ kind, minimum, maximum }) =>
    kind !== 'money' && (minimum ?? maximum) !== undefined && `--minimum and --maximum are for money, not for ${kind}.`,
  ({ minimum, maximum }) =>
    [minimum, maximum].some((amount) => amount !== undefined && !(Number.isInteger(amount) && amount > 0)) &&
    '--minimum and --maximum: give whole rupees.',
  ({ minimum, maximum }) =>
    minimum !== undefined && maximum !== undefined && minimum >= maximum && '--maximum is not above --minimum.',
  ({ title, subtitle, section, label, options, reason }) => {
    const long = [title, subtitle, section, label, reason, ...options].find(
      (text) => (text ?? '').length > longestText,
    );
    return (
      long !== undefined && `'${long.slice(0, 30)}…' has ${long.length} characters, of ${longestText}. Give fewer.`
    );
  },
];

export function refusalsOf(wish: Wish, present: Present): string[] {
  return refusals.flatMap((refusal) => refusal(wish, present) || []);
}
