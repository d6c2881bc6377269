import { parseArgs } from 'node:util';
import * as z from 'zod/mini';

/** `https://host[:port]` without a path. */
function originOf(value: string): string | undefined {
  const url = URL.parse(value);
  return url && /^https?:/.test(url.origin) && url.href === `${url.origin}/` ? url.origin : undefined;
}

export const environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(z.coerce.number('must be a number from 0 to 65535').check(z.int(), z.gte(0), z.lte(65_535)), 4173),
  KADAM_DATA: z._default(z.string().check(z.regex(/^(?!\w+:\/\/)/, 'must be a folder, not an address')), '.data'),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must be an address that starts with postgres://')),
  ),
  KADAM_ORIGIN: z.optional(
    z.pipe(z.pipe(z.string(), z.transform(originOf)), z.string('must be an origin such as https://kadam.example')),
  ),
  /** Without it, text on a terminal and JSON elsewhere. */
  KADAM_LOG: z.optional(z.enum(['text', 'json'], 'must be text or json')),
});

export type Settings = z.output<typeof environment> & {
  /** Serves no app, because the development server does. */
  readonly apiOnly: boolean;
  /** Builds the app first. */
  readonly build: boolean;
};

/**
 * Reads the settings from environment and arguments; a blank value counts as absent. Throws one error that names each
 * wrong one, and each unknown name that starts with KADAM_.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, args: readonly string[]): Settings {
  const { values } = parseArgs({
    args,
    options: {
      'api-only': { type: 'boolean', default: false },
      build: { type: 'boolean', default: false },
    },
  });
  const parsed = environment.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== '')),
  );
  const unknown = Object.keys(env).filter((name) => name.startsWith('KADAM_') && !(name in environment.shape));
  if (parsed.success && unknown.length === 0)
    return { ...parsed.data, apiOnly: values['api-only'], build: values.build };
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`),
    ...unknown.map((name) => `${name} is unknown, and sandbox/README.md lists the settings`),
  ];
  throw new Error(`Settings: ${problems.join('; ')}.`);
}
