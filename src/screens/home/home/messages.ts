import type { Dashboard } from '#engine/decisions/dashboard.ts';

/** §3 "Dashboard response", `dashboard_message1` to 7: in their order, without repeats. */
export function messagesOf(dashboard: Dashboard): readonly string[] {
  const all = ([1, 2, 3, 4, 5, 6, 7] as const).map((number) => dashboard[`dashboard_message${number}`]);
  return [...new Set(all.filter((message): message is string => Boolean(message?.trim())))];
}
