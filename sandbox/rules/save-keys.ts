import { saveKeys } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';

/** The step with exactly these save keys. */
export const stepOfKeys = (keys: readonly string[], steps: readonly Step[]): Step | undefined =>
  steps.find((step) => {
    const own = Object.keys(saveKeys(step));
    return own.length > 0 && own.length === keys.length && own.every((key) => keys.includes(key));
  });
