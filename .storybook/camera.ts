import { spyOn } from 'storybook/test';

/** How the camera answers: it opens, or it fails with a name that browsers use. */
export type CameraAnswer = 'opens' | 'NotAllowedError' | 'NotFoundError' | 'NotReadableError';

/** A stream of a drawn person in front of the camera. */
function drawnPerson(): MediaStream {
  const canvas = Object.assign(document.createElement('canvas'), { width: 660, height: 600 });
  const context = canvas.getContext('2d');
  const ellipse = (colour: string, y: number, width: number, height: number) => {
    if (!context) return;
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(330, y, width, height, 0, 0, 2 * Math.PI);
    context.fill();
  };
  const stream = canvas.captureStream();
  // A stream of a canvas has a frame only when something is drawn.
  const draw = () => {
    ellipse('#cfd8dc', 300, 700, 700);
    ellipse('#37565f', 640, 260, 200);
    ellipse('#b98a6a', 270, 130, 165);
    if (stream.active) requestAnimationFrame(draw);
  };
  draw();
  return stream;
}

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
