/** Whether the database can store a text: PostgreSQL has no NUL character and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** The text without what the database cannot store. */
export function toStorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

/** Whether each text of a parsed body can be stored, keys included. A loop, because a body may be nested without end. */
export function isStorableThroughout(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && !isStorable(next)) return false;
    if (typeof next !== 'object' || next === null || next instanceof Blob) continue;
    for (const [key, inner] of Object.entries(next)) left.push(key, inner);
  }
  return true;
}
