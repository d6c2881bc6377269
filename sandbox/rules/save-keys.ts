import { saveKeys } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';

const quoted = (keys: readonly string[]) => keys.map((key) => `'${key}'`).join(', ');

/** The step with exactly these save keys, or the problem as a text. */
export function stepOfKeys(keys: readonly string[], steps: readonly Step[]): Step | string {
  if (keys.length === 0) return 'Send the save keys of a step with leadID.';
  const ownerOf = (key: string) => steps.find((step) => Object.hasOwn(saveKeys(step), key));
  const unknown = keys.filter((key) => !ownerOf(key));
  if (unknown.length > 0) return `Send one of the known keys with leadID, not ${quoted(unknown)}.`;
  const [step, ...others] = new Set(keys.map(ownerOf));
  if (!step || others.length > 0) {
    const routes = [step, ...others].map((one) => one?.route).join(' and ');
    return `Save one step at a time: ${quoted(keys)} are the keys of ${routes}.`;
  }
  const missing = Object.keys(saveKeys(step)).filter((key) => !keys.includes(key));
  return missing.length > 0 ? `All answers of ${step.route} are saved together: ${quoted(missing)} is missing.` : step;
}
