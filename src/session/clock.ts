/** The time in milliseconds since 1970. Passed as an argument, so that tests can set one clock for the whole app. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
