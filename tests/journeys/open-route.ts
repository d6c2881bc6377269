import type { Route } from '#contract/routes.ts';
import { type Persona, type PersonaId, personaOf, personas } from '#sandbox/personas.ts';
import { openableRoutes } from '#sandbox/services/persona-leads.ts';
import { openEntry, storeLogin } from '../../scripts/journey/open.ts';
import type { Borrower } from './borrower.ts';

export interface OpenOptions {
  /** Who opens it; see `personaAt` where none is given. */
  readonly persona?: PersonaId | undefined;
  /** What is added to the address: '?success=false'. */
  readonly query?: string;
  /** Happens when the borrower is logged in, before the route is opened. */
  readonly before?: ((borrower: Borrower) => Promise<unknown>) | undefined;
}

/** The first persona that is opened at a route; else a new borrower, or one with a loan for the other routes. */
function personaAt(route: Route): Persona {
  const seen = personas.find(({ at }) => at === route);
  return seen ?? personaOf('', openableRoutes.includes(route) ? 'new' : 'loan-part-paid');
}

/** Opens a route by its address alone, as a borrower who is there: logged in, with every earlier answer given. */
export async function openRoute(borrower: Borrower, url: string, route: Route, options: OpenOptions): Promise<void> {
  const { page, mobile } = borrower;
  const { query = '', before = async () => {} } = options;
  if (route === '/' || route === '/enter-otp') {
    await before(borrower);
    return openEntry(page, url, route, mobile);
  }
  const persona = options.persona ? personaOf(mobile, options.persona) : personaAt(route);
  const at = openableRoutes.includes(route) ? route : persona.at;
  const opened = await storeLogin(page, url, { persona: persona.id, mobile, at });
  await before(borrower);
  await page.goto(route === '/login' ? opened.url : route + query);
}
