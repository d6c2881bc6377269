import { type Message, msg } from '#languages/message.ts';
import { Badge } from '#ui/messages/badge.tsx';
import { translateMessage, useTranslate } from '#ui/translate.ts';

/** §4 "Lead statuses", §3 "Loans": those that a borrower sees. */
const statuses = [msg('Active'), msg('Closed'), msg('Disbursed'), msg('Part Payment'), msg('Settlement')];

/** The name of a status that the server sent; one that the app does not know is shown as it was sent. */
export function statusName(sent: string): Message {
  return statuses.find(({ text }) => text === sent) ?? sent;
}

/** §2 "Badge style". Closed and any status that is not listed get the default. */
function toneOf(status: string) {
  if (status === 'Active' || status === 'Disbursed') return 'accent';
  return status === 'Part Payment' ? 'warning' : 'neutral';
}

export function StatusBadge({ status }: { status: string }) {
  const t = useTranslate();
  return <Badge tone={toneOf(status)}>{translateMessage(statusName(status), t)}</Badge>;
}
