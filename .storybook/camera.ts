import { spyOn } from 'storybook/test';

/** How the camera answers: it opens, or it fails as browsers name it. */
export type CameraAnswer = 'opens' | 'NotAllowedError' | 'NotFoundError' | 'NotReadableError';

/** Somebody in front of the camera. */
function drawnFace(): MediaStream {
  const canvas = Object.assign(document.createElement('canvas'), { width: 660, height: 600 });
  const draw = canvas.getContext('2d');
  const shape = (colour: string, ...[x, y, across, down]: [number, number, number, number]) => {
    if (!draw) return;
    draw.fillStyle = colour;
    draw.beginPath();
    draw.ellipse(x, y, across, down, 0, 0, 2 * Math.PI);
    draw.fill();
  };
  shape('#cfd8dc', 330, 300, 700, 700);
  shape('#37565f', 330, 640, 260, 200);
  shape('#3b2f2b', 330, 240, 150, 180);
  shape('#b98a6a', 330, 290, 120, 155);
  shape('#2b2320', 285, 275, 13, 9);
  shape('#2b2320', 375, 275, 13, 9);
  shape('#8e4b43', 330, 365, 38, 10);
  return canvas.captureStream();
}

/** The camera of a phone that has not been asked yet. */
export function handOutCamera(answers: CameraAnswer): void {
  spyOn(navigator.permissions, 'query').mockResolvedValue(
    Object.assign(new EventTarget(), { name: 'camera', state: 'prompt' as const, onchange: null }),
  );
  spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    if (answers !== 'opens') throw new DOMException('', answers);
    return drawnFace();
  });
}
