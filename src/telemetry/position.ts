import { asked } from './quietly.ts';

/** §9 "Device sync": geolocation. */
const rules = { timeout: 10_000, maximumAge: 60_000 };

export interface Position {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly accuracy: number | null;
}

const nowhere: Position = { latitude: null, longitude: null, accuracy: null };

/**
 * §4 "Device sync": a refused geolocation is tolerated. Nobody is asked here: a question without a reason on the screen is
 * none of ours (§17). Whoever allowed it before is located, everybody else is not.
 */
export async function knownPosition(): Promise<Position> {
  const permission = await asked(() => navigator.permissions.query({ name: 'geolocation' }));
  if (permission?.state !== 'granted') return nowhere;
  const found = await asked(
    () => new Promise<GeolocationPosition>((is, isNot) => navigator.geolocation.getCurrentPosition(is, isNot, rules)),
  );
  if (!found) return nowhere;
  const { latitude, longitude, accuracy } = found.coords;
  return { latitude, longitude, accuracy };
}
