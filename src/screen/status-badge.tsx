import { msg } from '#languages/message.ts';
import { Badge } from '#ui/messages/badge.tsx';
import { translateMessage, useTranslate } from '#ui/translate.ts';

/** §4 "Lead statuses", §3 "Loans": those that a borrower sees. */
const statuses = [msg('Active'), msg('Closed'), msg('Disbursed'), msg('Part Payment'), msg('Settlement')];

/** §2 "Badge style". Closed and any status that is not listed get the default. */
function toneOf(status: string) {
  if (status === 'Active' || status === 'Disbursed') return 'accent';
  return status === 'Part Payment' ? 'warning' : 'neutral';
}

export function StatusBadge({ status }: { status: string }) {
  const t = useTranslate();
  // A status that the app does not know is shown as it was sent.
  const name = statuses.find(({ text }) => text === status) ?? status;
  return <Badge tone={toneOf(status)}>{translateMessage(name, t)}</Badge>;
}
