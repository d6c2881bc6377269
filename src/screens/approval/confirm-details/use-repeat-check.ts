import { checkRepeatCase } from '#contract/application.ts';
import { repeatCaseChecked } from '#engine/decisions/repeat-case.ts';
import { useRun } from '#screen/run-context.ts';
import { useSettings } from '#screen/settings-context.ts';
import { useLeadSend } from '#screen/use-lead-send.ts';
import { useSession } from '#session/session-context.ts';
import { browserStorage } from '#session/storage-keys.ts';
import type { Values } from './details.ts';
import { repeatCaseBody } from './details.ts';

/** §4 "User details Continue": sends what the summary shows, and forgets the stored loan amount once it is taken. */
export function useRepeatCheck() {
  const send = useLeadSend();
  const session = useSession();
  const { answer } = useRun();
  const { platformTag } = useSettings();
  return async function check(values: Values) {
    const { answers } = session.facts();
    const loanAmount = browserStorage.get('loanAmount') ?? answers.loanAmount ?? '';
    const reply = await send(checkRepeatCase, (leadId) => ({
      path: { leadId },
      body: repeatCaseBody(values, { loanAmount, origin: location.origin, platformTag }),
    }));
    if (reply.kind === 'answered') browserStorage.remove('loanAmount');
    return answer(repeatCaseChecked, reply);
  };
}
