import { parseArgs } from 'node:util';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

const environment = z.object({
  HOST: z._default(text, '127.0.0.1'),
  PORT: z._default(z.coerce.number('a number from 0 to 65535').check(z.int(), z.gte(0), z.lte(65_535)), 4173),
  KADAM_DATA: z._default(text, '.data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'an address that starts with postgres://'))),
});

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** Serves the API and the sandbox only, behind the development server. */
  readonly apiOnly: boolean;
}

/** Settings of the server from its environment and arguments. A bad one stops the start with a line that names it. */
export function readSettings(env: Readonly<Record<string, string | undefined>>, args: readonly string[]): Settings {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, 'api-only': { type: 'boolean', default: false } },
  });
  const given = { ...env, ...(values.port !== undefined && { PORT: values.port }) };
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`These settings are wrong. ${faults.join('; ')}.`);
  }
  const { HOST, PORT, KADAM_DATA, DATABASE_URL } = parsed.data;
  return {
    host: HOST,
    port: PORT,
    dataFolder: KADAM_DATA,
    databaseUrl: DATABASE_URL,
    apiOnly: values['api-only'],
  };
}
