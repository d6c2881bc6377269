/** What a journey is checked against: the routes that are known beside the steps' own. */
export interface Known {
  readonly routes: readonly string[];
  /** The routes that a screen draws; where they are known, each other route must have a step. */
  readonly screens?: readonly string[];
}
