/** decisions.md §3: utm_source, else `referrer` read as a nested query, else the referrer itself. */
export function sourceOf(query: URLSearchParams): string | null {
  const referrer = query.get('referrer');
  return query.get('utm_source') || new URLSearchParams(referrer ?? '').get('utm_source') || referrer || null;
}
