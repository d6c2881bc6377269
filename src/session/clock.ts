/** The time, in milliseconds since 1970. What needs it is given it, so that one clock serves the whole app. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
