import * as z from 'zod/mini';
import type { Call } from './call.ts';

/** Section 7 spells it both ways. */
const spellings = ['leadID', 'leadId'];

const requiresLead = (part: Call['body']) =>
  part instanceof z.ZodMiniObject &&
  spellings.some((name) => name in part.shape && !(part.shape[name] instanceof z.ZodMiniOptional));

/** Whether a call cannot be sent without the number of a lead: its path, query or body requires one. */
export function needsLead({ path, query, body }: Call): boolean {
  return spellings.some((name) => path.includes(`{${name}}`)) || requiresLead(query) || requiresLead(body);
}
