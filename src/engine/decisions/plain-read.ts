import type { dashboardCall } from '#contract/login.ts';
import { type Decision, decision } from '../decision.ts';
import { statusPatch } from '../lead.ts';
import { stay, withSessionPatch } from '../outcome.ts';
import { readWith } from '../read.ts';
import { instalmentsReading, isDashboardSuccess } from '../reads.ts';
import { notLoggedIn, onSuccess, sharedRows } from './shared.ts';

/** A read whose data is only shown; a failure is handled like any other (§8). */
export const plainRead: Decision = decision({
  title: 'Read',
  section: '§8',
  rows: [onSuccess('200: shown', () => stay()), ...sharedRows],
});

/** A read that the screen can do without: nothing is shown where it fails, but the login may be over. */
export const optionalRead: Decision = decision({
  title: 'Optional read',
  section: '§8',
  rows: [notLoggedIn, { label: 'whatever else comes', when: () => true, then: () => stay() }],
});

/** Without the number of instalments the APR is left out. The status counts as that of any other dashboard. */
export const instalmentsRead = decision<typeof dashboardCall>({
  title: 'Instalments',
  section: '§18 A disbursed loan',
  rows: [
    {
      label: '200, of this lead: its status is stored',
      when: ({ body, facts }) => body?.lead?.leadID === facts.leadID && isDashboardSuccess(body),
      then: (input) => withSessionPatch(statusPatch(input.body?.lead?.status, input), stay()),
    },
    ...optionalRead.rows,
  ],
});

export const readInstalments = readWith(instalmentsReading, instalmentsRead);
