import * as z from 'zod/mini';
import { messages, patterns } from '../../journey.ts';
import { Screen, TextField } from './ui.tsx';

const schema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, messages.name.required),
      z.minLength(3, messages.name.minLength),
      z.regex(new RegExp(patterns.letters), messages.name.pattern),
    ),
  email: z
    .string()
    .check(z.trim(), z.minLength(1, messages.email.required), z.regex(z.regexes.email, messages.email.format)),
});

export function NameEmail() {
  return (
    <Screen id="name-email" schema={schema}>
      {(form) => (
        <>
          <TextField name="name" autoComplete="name" form={form} />
          <TextField name="email" type="email" autoComplete="email" form={form} />
        </>
      )}
    </Screen>
  );
}
