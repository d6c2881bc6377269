import type { Catalogue } from '#engine/translate.ts';
import { translator } from '#engine/translate.ts';
import { hindi } from './hindi.ts';

/** Translates into Hindi from the texts of the app, and from these as well. */
export const speakHindi = (more: Catalogue) => translator({ ...hindi, ...more });
