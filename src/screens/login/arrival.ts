/** decisions.md §3: utm_source, else `referrer` read as a nested query, else the referrer itself. */
export function sourceOf(query: URLSearchParams): string | null {
  const referrer = query.get('referrer');
  return query.get('utm_source') || new URLSearchParams(referrer ?? '').get('utm_source') || referrer || null;
}

/** '9876543210' as people here write it: +91 98765 43210. */
export function spokenMobile(digits: string): string {
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`.trim();
}
