/** Milliseconds within which a second tap belongs to the first one: nobody has read what the first one opened. */
export const secondTapMs = 400;
