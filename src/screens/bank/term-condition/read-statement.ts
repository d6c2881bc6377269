import { sanitise } from './sanitise.ts';
import { statedApr } from './stated-apr.ts';

/** The statement, with the APR it says. Nothing where it has no words: nobody agrees to an empty page. */
export function readStatement(html: string) {
  const statement = sanitise(html);
  return statement.textContent?.trim() ? { html, stated: statedApr(statement) } : undefined;
}
