import { deposit } from './fixtures/journey/deposit.ts';
import { rider } from './fixtures/journey/rider.ts';
import { trip } from './fixtures/journey/trip.ts';

export const field = trip.fields.trip;
const { name } = rider.fields;
export const withField = (parts: object) => ({ ...trip, fields: { trip: { ...field, ...parts } } });
export const withName = (parts: object) => ({
  ...rider,
  fields: { ...rider.fields, name: { ...name, ...parts } },
});
export const withAmount = (parts: object) => ({
  ...deposit,
  fields: { deposit: { ...deposit.fields.deposit, ...parts } },
});
export const withExamples = (parts: object) => ({ ...trip, examples: { ...trip.examples, ...parts } });
export function withHindi(parts: Readonly<Record<string, string | undefined>>) {
  const words = Object.entries({ ...trip.hindi, ...parts }).filter(([, written]) => written !== undefined);
  return { ...trip, hindi: Object.fromEntries(words) };
}
export const tooLong = 'A sentence that goes on and on, so that nobody who holds a phone will ever read it to its end.';

/** Wrong schemas by the line of the checker that each causes, without its file. */
export type WrongSchemas = Readonly<Record<string, unknown>>;
