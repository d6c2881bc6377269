import { fieldsInRow } from '#engine/confirm-rows.ts';
import type { Field, Option } from '#engine/fields.ts';
import type { Confirm, Prefill, Save, Step } from '#engine/step.ts';
import { boundFaults } from './check-bounds.ts';
import type { Fault } from './check-finding.ts';
import { fault } from './check-finding.ts';
import { didYouMean } from './check-nearest.ts';
import { personalFaults } from './check-personal.ts';

/** What a journey is checked against: the routes, and the drawn icons. */
export interface Known {
  readonly routes: readonly string[];
  readonly icons: readonly string[];
}

const listedRoutes = 'schemas/index.ts or src/contract/routes.ts';

/** Whether a route is one of the contract's, or that of a step. */
export function routeFaults(key: string, route: string, { routes }: Known): Fault[] {
  if (routes.includes(route)) return [];
  return [fault(key, `'${route}' is not a route`, didYouMean(route, routes, listedRoutes))];
}

const unknownField = (at: string, name: string, fields: readonly string[]) =>
  fields.includes(name) ? [] : [fault(at, `'${name}' is not a field`, didYouMean(name, fields, 'fields'))];

function keyFaults(keys: Readonly<Record<string, string>>, fields: readonly string[]): Fault[] {
  const saved = Object.values(keys);
  return [
    ...Object.keys(keys).flatMap((name) => unknownField(`save.keys.${name}`, name, fields)),
    ...fields
      .filter((name) => !Object.hasOwn(keys, name))
      .map((name) => fault('save.keys', `'${name}' has no save key`, `${name}: '…'`)),
    ...saved
      .filter((key, place) => saved.indexOf(key) < place)
      .map((key) => fault('save.keys', `'${key}' is there twice`, 'another key for each field')),
  ];
}

/** Whether the answers of a step all have a key, or a body reads only answers that the step has. */
function saveFaults(at: string, save: Save, fields: readonly string[]): Fault[] {
  if ('keys' in save) return keyFaults(save.keys, fields);
  if ('key' in save) {
    const keys = fields.map((name) => `${name}: '…'`).join(', ');
    return fields.length === 1 ? [] : [fault(`${at}.key`, 'one key for several fields', `keys: { ${keys} }`)];
  }
  const values = typeof save.body === 'function' ? [] : Object.entries(save.body);
  return values.flatMap(([name, value]) =>
    typeof value === 'string' ? unknownField(`${at}.body.${name}`, value, fields) : [],
  );
}

function rowFaults(rows: Confirm['rows'], fields: readonly string[]): Fault[] {
  if (rows === undefined || typeof rows === 'function') return [];
  return rows.flatMap((row, place) =>
    fieldsInRow(row).flatMap((name) => unknownField(`confirm.rows[${place}].value`, name, fields)),
  );
}

function prefillFaults(answers: Prefill['answers'], fields: readonly string[]): Fault[] {
  if (typeof answers === 'function') return [];
  return Object.keys(answers).flatMap((name) => unknownField(`prefill.answers.${name}`, name, fields));
}

function optionFaults(at: string, options: readonly Option[], { icons }: Known): Fault[] {
  const values = options.map(({ value }) => value);
  return options.flatMap(({ value, icon }, place) => [
    ...(values.indexOf(value) < place
      ? [fault(`${at}.options[${place}].value`, `'${value}' is there twice`, 'each option once')]
      : []),
    ...(icon !== undefined && !icons.includes(icon)
      ? [
          fault(
            `${at}.options[${place}].icon`,
            `'${icon}' is not drawn`,
            didYouMean(icon, icons, 'src/ui/brand/icon-names.ts'),
          ),
        ]
      : []),
  ]);
}

function fieldFaults(name: string, field: Field, fields: readonly string[], known: Known): Fault[] {
  const at = `fields.${name}`;
  return [
    ...('options' in field ? optionFaults(at, field.options, known) : []),
    ...(field.kind === 'lookup' ? unknownField(`${at}.fills`, field.fills, fields) : []),
    ...personalFaults(at, field),
    ...boundFaults(name, field),
  ];
}

/** What a step says of the contract and of itself, apart from its examples. */
export function stepFaults(step: Step, known: Known): Fault[] {
  const names = Object.keys(step.fields);
  return [
    ...routeFaults('back.to', step.back.to, known),
    ...(step.back.repeatCustomer ? routeFaults('back.repeatCustomer', step.back.repeatCustomer, known) : []),
    ...Object.entries(step.fields).flatMap(([name, field]) => fieldFaults(name, field, names, known)),
    ...saveFaults('save', step.save, names),
    ...(step.prefill ? prefillFaults(step.prefill.answers, names) : []),
    ...rowFaults(step.confirm?.rows, names),
    ...(step.confirm?.save ? saveFaults('confirm.save', step.confirm.save, names) : []),
  ];
}
