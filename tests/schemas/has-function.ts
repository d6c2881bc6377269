/** Whether a part of a schema is a function, which no JSON has. */
export function hasFunction(part: unknown): boolean {
  if (typeof part === 'function') return true;
  return typeof part === 'object' && part !== null && Object.values(part).some(hasFunction);
}
