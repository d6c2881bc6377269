/** The query of an address as plain text: a code such as 8e12345 is never read as a number. */
export function parseQuery(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

/** The other way round, with its question mark; nothing for nothing. */
export function queryString(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(given).toString();
  return query && `?${query}`;
}
