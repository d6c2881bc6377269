import { type LanguageCode, languageOf } from '#languages/index.ts';

const name = 'kadam.language';
const oneYearSeconds = 31_536_000;

/**
 * The language chosen on this phone; English where none was. It is stored in a cookie, because logging out clears the
 * local storage (§2 "/logout") but must not change the language.
 */
export function storedLanguage(): LanguageCode {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return languageOf(cookie?.slice(name.length + 1) ?? 'en').code;
}

export function storeLanguage(language: LanguageCode): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${language}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax${secure}`;
}
