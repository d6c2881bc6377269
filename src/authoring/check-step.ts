import type { Field, Option } from '#engine/fields.ts';
import type { Step } from '#engine/step.ts';
import { boundFaults } from './check-bounds.ts';
import type { Fault } from './check-finding.ts';
import { fault } from './check-finding.ts';
import { didYouMean } from './check-nearest.ts';
import { personalFaults } from './check-personal.ts';

/** What a journey is checked against: the contract's lists, and the drawn icons. */
export interface Known {
  readonly routes: readonly string[];
  /** The save key of each value step, by its route. */
  readonly saveKeys: Readonly<Record<string, string>>;
  readonly icons: readonly string[];
}

const routesFile = 'src/contract/routes.ts';

/** Whether a route is one of the contract's. */
export function routeFaults(key: string, route: string, { routes }: Known): Fault[] {
  if (routes.includes(route)) return [];
  return [fault(key, `'${route}' is not a route`, didYouMean(route, routes, routesFile))];
}

function saveFaults({ route, save, fields }: Step, { saveKeys }: Known): Fault[] {
  if (!('key' in save)) return [];
  const own = saveKeys[route];
  const faults: Fault[] = [];
  if (save.key !== own) {
    const owner = Object.keys(saveKeys).find((other) => saveKeys[other] === save.key);
    const wrong = owner === undefined ? `'${save.key}' is not a save key` : `'${save.key}' is the key of ${owner}`;
    const listed = `the key of ${route}, once ${routesFile} has a line for it in savedUnder`;
    faults.push(fault('save.key', wrong, own === undefined ? listed : `'${own}'`));
  }
  if (Object.keys(fields).length > 1) {
    faults.push(
      fault('save', 'a save key holds one answer, the step has more fields', 'saveBy(a call, its body, its decision)'),
    );
  }
  return faults;
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
    ...(field.kind === 'lookup' && !fields.includes(field.fills)
      ? [fault(`${at}.fills`, `'${field.fills}' is not a field`, didYouMean(field.fills, fields, 'fields'))]
      : []),
    ...personalFaults(at, field),
    ...boundFaults(name, field),
  ];
}

/** A wording of a field or an option that the step does not have. */
function variantFaults({ fields, variants = {} }: Step): Fault[] {
  return Object.entries(variants).flatMap(([variant, { fields: worded = {} }]) =>
    Object.entries(worded).flatMap(([name, wording]) => {
      const at = `variants.${variant}.fields.${name}`;
      const field = fields[name];
      if (!field) return [fault(at, `'${name}' is not a field`, didYouMean(name, Object.keys(fields), 'fields'))];
      const values = 'options' in field ? field.options.map(({ value }) => value) : [];
      const unknown = Object.keys(wording?.options ?? {}).filter((value) => !values.includes(value));
      return unknown.map((value) =>
        fault(`${at}.options.${value}`, `'${value}' is not an option`, didYouMean(value, values, 'options')),
      );
    }),
  );
}

/** A save under a key needs its one answer. */
function hiddenSaveFaults({ fields, save }: Step): Fault[] {
  const [[name, field] = []] = Object.entries(fields);
  if (!('key' in save) || !field?.showIf) return [];
  return [fault(`fields.${name}.showIf`, 'the only field of a step always shows', 'askIf of the step instead')];
}

/** What a step says of the contract and of itself, apart from its examples. */
export function stepFaults(step: Step, known: Known): Fault[] {
  const names = Object.keys(step.fields);
  return [
    ...routeFaults('route', step.route, known),
    ...routeFaults('back.to', step.back.to, known),
    ...(step.back.repeatCustomer ? routeFaults('back.repeatCustomer', step.back.repeatCustomer, known) : []),
    ...Object.entries(step.fields).flatMap(([name, field]) => fieldFaults(name, field, names, known)),
    ...saveFaults(step, known),
    ...hiddenSaveFaults(step),
    ...variantFaults(step),
  ];
}
