import type { BrowserStorage } from './browser-storage.ts';

const longest = 200;

/**
 * A source or a click id without control characters and half surrogate pairs, cut to 200 characters: the server refuses
 * others, and the borrower could not log in.
 */
function clean(text: string | null): string | null {
  const kept = [...(text ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '').trim()].slice(0, longest);
  return kept.join('') || null;
}

/** §12: utm_source, else `referrer` read as a nested query, else the referrer itself. */
export function sourceOf(query: URLSearchParams): string | null {
  const referrer = query.get('referrer');
  const nested = new URLSearchParams(referrer ?? '').get('utm_source');
  return clean(query.get('utm_source')) ?? clean(nested) ?? clean(referrer);
}

export const clickIdOf = (query: URLSearchParams): string | null => clean(query.get('click_id'));

/** §2 "/", `utm_source`; an older version may have stored it unclean. */
export const storedSource = (storage: BrowserStorage): string | null => clean(storage.get('utm_source'));

export const storedClickId = (storage: BrowserStorage): string | null => clean(storage.get('clickId'));
