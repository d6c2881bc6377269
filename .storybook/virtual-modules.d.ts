/** Served by story-ids.ts. */
declare module 'virtual:story-ids' {
  /** By route. */
  export const storyIds: Readonly<Record<string, string>>;
}
