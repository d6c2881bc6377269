/** §9: the camera is 220 by 200. */
const previewSize = { width: 220, height: 200 } as const;
const mostTimes = 4;

/** The picture on the screen, and the JPEG to send. */
export interface Picture {
  readonly canvas: HTMLCanvasElement;
  readonly image: File;
}

async function hasPicture(video: HTMLVideoElement): Promise<boolean> {
  try {
    // A phone that saves its battery may not have started the video.
    await video.play();
    return video.videoWidth > 0;
  } catch {
    return false;
  }
}

/** The visible part of the camera's picture, as a JPEG; undefined while the camera shows nothing. */
export async function takePicture(video: HTMLVideoElement): Promise<Picture | undefined> {
  if (!(await hasPicture(video))) return undefined;
  const { width, height } = previewSize;
  const scale = Math.min(video.videoWidth / width, video.videoHeight / height);
  const [cutWidth, cutHeight] = [width * scale, height * scale];
  const times = Math.min(scale, mostTimes);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * times);
  canvas.height = Math.round(height * times);
  const [left, top] = [(video.videoWidth - cutWidth) / 2, (video.videoHeight - cutHeight) / 2];
  canvas.getContext('2d')?.drawImage(video, left, top, cutWidth, cutHeight, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return jpeg ? { canvas, image: new File([jpeg], 'selfie.jpg', { type: jpeg.type }) } : undefined;
}
