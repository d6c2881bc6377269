/**
 * Returns what `read` returns. If it throws, the process ends with the message alone, without the stack trace that a tool
 * would print; a process that is serving does not end.
 */
export function readOrExit<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    // A development server whose restart fails keeps running as before, and prints the error.
    if (process.getActiveResourcesInfo().includes('TCPServerWrap')) throw error;
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
