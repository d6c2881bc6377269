import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { didYouMean } from '#authoring/check-nearest.ts';

/** An invalid input of a command; the message names the problem and what to write instead. */
export class UsageError extends Error {}

/** Throws a UsageError if a word is not a known one. */
export function assertKnown<Known extends string>(
  what: string,
  word: string,
  known: readonly Known[],
  listedIn: string,
): asserts word is Known {
  if (!known.some((each) => each === word))
    throw new UsageError(`Unknown ${what} '${word}'. Write ${didYouMean(word, known, listedIn)}.`);
}

/** The content of a file that a command was given. Throws a UsageError if there is no such file. */
export function readGivenFile(file: string) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`'${resolve(file)}' is not a file. Write the name of one.`);
  return readFileSync(file);
}

type FlagTypes = NonNullable<ParseArgsConfig['options']>;

export const stringFlag = { type: 'string' } as const;
export const booleanFlag = { type: 'boolean', default: false } as const;

/** What was written for each flag. */
export type FlagValues<Flags extends FlagTypes> = ReturnType<typeof parseArgs<{ options: Flags }>>['values'];

interface Command<Flags> {
  /** What `--help` prints. */
  readonly help: string;
  readonly flags: Flags;
  /** How many words it takes beside its flags, at most; none by default. */
  readonly maxWords?: number;
}

/** Runs a command with its flags and words. An invalid flag, word or file ends it with one line and status 2. */
export async function runCommand<Flags extends FlagTypes>(
  { help, flags, maxWords = 0 }: Command<Flags>,
  run: (flags: FlagValues<Flags>, words: readonly string[]) => unknown,
): Promise<void> {
  if (process.argv.includes('--help')) return console.log(help);
  try {
    const { values, positionals } = parseArgs({ options: flags, allowPositionals: true });
    const surplus = positionals[maxWords];
    if (surplus) throw new UsageError(`Unexpected argument '${surplus}'. --help lists what to write.`);
    await run(values, positionals);
  } catch (error) {
    const { code, path } = Object(error);
    const isUnknown = String(code).startsWith('ERR_PARSE_ARGS');
    const isLocked = ['EACCES', 'EPERM', 'EROFS'].includes(code);
    const isOfFile = path !== undefined && (isLocked || process.argv.some((word) => word.endsWith(path)));
    // Ctrl-C at a question.
    if (code === 'ABORT_ERR') process.exit(130);
    if (!(error instanceof Error) || !(isUnknown || isOfFile || error instanceof UsageError)) throw error;
    // The rest of the message is about words that start with a hyphen.
    console.error(isUnknown ? `${error.message.split(/\.\s/)[0]}. --help lists the flags.` : error.message);
    process.exitCode = 2;
  }
}

/** Ends a check: prints what is wrong, or that nothing is. */
export function endCheck(issues: readonly string[], otherwise: string): void {
  console.log(issues.join('\n') || otherwise);
  process.exitCode = issues.length === 0 ? 0 : 1;
}
