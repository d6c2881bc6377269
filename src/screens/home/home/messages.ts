import type { Dashboard } from '#engine/decisions/dashboard.ts';

/** §3 "Dashboard response", `dashboard_message1` to 7: those that were sent, in their order, each once. */
export function messagesOf(dashboard: Dashboard): readonly string[] {
  const all = [
    dashboard.dashboard_message1,
    dashboard.dashboard_message2,
    dashboard.dashboard_message3,
    dashboard.dashboard_message4,
    dashboard.dashboard_message5,
    dashboard.dashboard_message6,
    dashboard.dashboard_message7,
  ];
  return [...new Set(all.filter((message): message is string => Boolean(message?.trim())))];
}
