import type { dashboardCall } from '#contract/login.ts';
import { decision } from '#engine/decision.ts';
import { dashboardRead } from '#engine/decisions/dashboard.ts';
import { eachOutcome } from '#engine/decisions/shared.ts';
import { readWith } from '#engine/read.ts';
import { dashboard } from './screen.ts';

/** §18 "Before its turn": a loader has nothing to stay for. */
const ofLoader = decision<typeof dashboardCall>({
  ...dashboardRead,
  rows: eachOutcome(dashboardRead.rows, (outcome) =>
    outcome.kind === 'popup' ? { ...outcome, isOptional: false } : outcome,
  ),
});

export const readProgress = readWith(dashboard.reads.dashboard, ofLoader);
