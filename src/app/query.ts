/** Parses a query as plain text: a code such as 8e12345 is never a number. */
export function parseQuery(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

/** Builds a query with its question mark; '' without parameters. */
export function queryString(search: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search).toString();
  return query && `?${query}`;
}
