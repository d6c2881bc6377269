/** Whether a part of a schema is or contains a function, which has no JSON form. */
export function hasFunction(part: unknown): boolean {
  if (typeof part === 'function') return true;
  return typeof part === 'object' && part !== null && Object.values(part).some(hasFunction);
}
