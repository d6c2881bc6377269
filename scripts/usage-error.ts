/** Options of a command that are not valid; the message names the problem and what to write instead. */
export class UsageError extends Error {}
