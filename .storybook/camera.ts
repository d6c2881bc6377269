import { spyOn } from 'storybook/test';
import { drawnPerson } from './drawn-person.ts';

/** How the camera answers: it opens, or it fails with a name that browsers use. */
export type CameraAnswer = 'opens' | 'NotAllowedError' | 'NotReadableError';

export function mockCamera(answer: CameraAnswer): void {
  spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    if (answer !== 'opens') throw new DOMException('', answer);
    return drawnPerson();
  });
}
