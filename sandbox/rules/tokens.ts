/** §6: how long a borrower stays logged in, whatever the app does. */
export const tokenLivesMs = 86_400_000;

export interface IssuedToken {
  readonly expiresAt: number;
}

/** Whether a token still opens the door. Tokens are stored as hashes only, so a copy of the database opens nothing. */
export function tokenHolds(issued: IssuedToken | undefined, now: number): issued is IssuedToken {
  return issued !== undefined && now < issued.expiresAt;
}
