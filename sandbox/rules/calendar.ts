const dayMs = 86_400_000;
const indiaIsAheadMs = 19_800_000;

/** The date in India at a moment: '2026-03-13'. Loans and ages are counted in days there. */
export function indianDate(atMs: number): string {
  return new Date(atMs + indiaIsAheadMs).toISOString().slice(0, 10);
}

/** A date so many days later, or earlier where `days` is below zero. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Full years between two dates. */
export function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
