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
