/** Something that was given and cannot be used; its message says what to write instead. */
export class UsageError extends Error {}
