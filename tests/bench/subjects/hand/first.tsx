import * as z from 'zod/mini';
import { patterns } from '../../journey.ts';
import { messagesOf, Screen, TextField } from './ui.tsx';

const [name, email] = [messagesOf('name'), messagesOf('email')];

const schema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, name.required),
      z.minLength(3, name.minLength),
      z.regex(new RegExp(patterns.letters), name.pattern),
    ),
  email: z.string().check(z.trim(), z.minLength(1, email.required), z.regex(z.regexes.email, email.format)),
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
