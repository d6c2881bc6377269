import type { Persona } from '#sandbox/personas.ts';
import { personas } from '#sandbox/personas.ts';
import { meant } from './bad-order.ts';

/** What a persona may be called: its name or a part of it, and what is special about it, such as 'repeat' or 'overdue'. */
function namesOf({ name, traits }: Persona): string[] {
  const special = Object.entries(traits).flatMap(([trait, value]) => [
    trait,
    ...(value === true ? [] : [String(value), `${trait} ${value}`]),
  ]);
  return [name, ...name.split(' '), ...special].map((text) => text.toLowerCase());
}

/** The first persona of a name wins, so that 'repeat' is the one who comes back and is approved. */
const byName = new Map(
  [...personas].reverse().flatMap((persona) => namesOf(persona).map((name) => [name, persona] as const)),
);

/** A persona of the sandbox by its name, by what is special about it, by its mobile number or by its place in the list. */
export function personaNamed(written: string): Persona {
  const asked = written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
  const byNumber = personas.find(({ mobile }, index) => mobile === asked || String(index + 1) === asked);
  const found = byNumber ?? (asked === 'new' ? personas[0] : byName.get(asked));
  return found ?? meant('persona', written, ['new', ...byName.keys()], 'sandbox/README.md');
}
