/** The languages a borrower can choose between. */
export type Language = 'en' | 'hi';

const name = 'kadam.language';
const oneYearSeconds = 31_536_000;

/**
 * What was chosen on this phone; English where nothing was. It is kept in a cookie, because logging out clears the
 * local storage (§2 "/logout") and a borrower reads no other language for having logged out.
 */
export function keptLanguage(): Language {
  return document.cookie.split('; ').includes(`${name}=hi`) ? 'hi' : 'en';
}

export function keepLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${language}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax${secure}`;
}
