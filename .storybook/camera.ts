import { spyOn } from 'storybook/test';
import { drawnPerson } from './drawn-person.ts';

/** How the camera answers: it opens, or it fails with a name that browsers use. */
export type CameraAnswer = 'opens' | 'NotAllowedError' | 'NotFoundError' | 'NotReadableError';

/** Replaces the camera; nothing is known about its permission. */
export function mockCamera(answer: CameraAnswer): void {
  spyOn(navigator.permissions, 'query').mockResolvedValue(
    Object.assign(new EventTarget(), { name: 'camera', state: 'prompt' as const, onchange: null }),
  );
  spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    if (answer !== 'opens') throw new DOMException('', answer);
    return drawnPerson();
  });
}
