/** Options of a command that are not valid; the message names the problem and what to write instead. */
export class UsageError extends Error {}

/** Runs a command. Options that are not valid, or that `parseArgs` does not know, end it with one line. */
export async function runCommand(run: () => unknown, status = 1): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isUnknown = String(Object(error).code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof Error) || !(isUnknown || error instanceof UsageError)) throw error;
    console.error(isUnknown ? `${error.message}. --help lists the flags.` : error.message);
    process.exitCode = status;
  }
}

/**
 * What `read` returns. Where it throws, a process that serves nothing ends with the message alone: a tool would add its
 * stack trace.
 */
export function readOrExit<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    // A server for development that restarts goes on as it was, and says why.
    if (process.getActiveResourcesInfo().includes('TCPServerWrap')) throw error;
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** Ends a check: prints what is wrong, or that nothing is. */
export function endCheck(issues: readonly string[], otherwise: string): void {
  console.log(issues.join('\n') || otherwise);
  process.exitCode = issues.length === 0 ? 0 : 1;
}
