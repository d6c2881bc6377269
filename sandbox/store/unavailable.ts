/** The database cannot be reached: nothing is wrong with the request, and the same one may succeed in a moment. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

// Classes 08 (connection), 57P (the server stops or starts) and 53300 (too many connections) of PostgreSQL, and the system's.
const codes = /^(08...|57P0.|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
// The driver gives these no code.
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error of the driver means that there is no connection, or no longer. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.test(String(error.code))) || messages.test(error.message);
}
