import { useEffect, useRef, useState } from 'react';
import { cameraPictureWithinMs } from '#engine/delays.ts';
import { isInAppViewer } from '#session/in-app-viewer.ts';

export type CameraFault = 'refused' | 'in-app browser' | 'not started';

export type CameraState =
  | { readonly status: 'closed' | 'opening' }
  | { readonly status: 'open'; readonly stream: MediaStream }
  | { readonly status: 'failed'; readonly fault: CameraFault };

function faultOf(error?: unknown): CameraFault {
  // An in-app browser often has no camera, whatever the borrower allows.
  if (isInAppViewer(navigator)) return 'in-app browser';
  return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'not started';
}

/** §9: front-facing. If the camera can, more than three times as wide and as high as the preview. */
const constraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
} as const;

function release(state: CameraState): void {
  if (state.status === 'open') for (const track of state.stream.getTracks()) track.stop();
}

async function openCamera(): Promise<CameraState> {
  try {
    // In in-app browsers and over plain http, `mediaDevices` is undefined, unlike its type.
    return { status: 'open', stream: await navigator.mediaDevices.getUserMedia(constraints) };
  } catch (error) {
    return { status: 'failed', fault: faultOf(error) };
  }
}

/** The front camera. It is released when it is closed, when the screen unmounts, and when it opens too late. */
export function useCamera() {
  const [state, setState] = useState<CameraState>({ status: 'closed' });
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  function change(next: CameraState): void {
    stop.current();
    setState(next);
  }
  async function open(): Promise<void> {
    let isOver = false;
    change({ status: 'opening' });
    stop.current = () => {
      isOver = true;
    };
    const opened = await openCamera();
    if (isOver) return release(opened);
    stop.current = () => release(opened);
    setState(opened);
    // The phone may take the camera back: another app, a call, a revoked permission.
    if (opened.status === 'open') for (const track of opened.stream.getTracks()) track.onended = close;
  }
  const close = () => change({ status: 'closed' });
  return { state, open, close, fail: () => change({ status: 'failed', fault: faultOf() }) };
}

/** §9: the camera is 220 by 200. */
const previewSize = { width: 220, height: 200 } as const;
/** The size limit of the picture, as a multiple of the preview's width and height. */
const maxRatio = 4;

/** The picture on the screen, and the JPEG to send. */
export interface Picture {
  readonly canvas: HTMLCanvasElement;
  readonly image: File;
}

async function hasPicture(video: HTMLVideoElement): Promise<boolean> {
  // A camera that the phone blocks is open, and never gives a picture.
  const late = new Promise((resolve) => setTimeout(resolve, cameraPictureWithinMs));
  try {
    // A phone that saves its battery may not have started the video.
    await Promise.race([video.play(), late]);
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
  const ratio = Math.min(scale, maxRatio);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const [left, top] = [(video.videoWidth - cutWidth) / 2, (video.videoHeight - cutHeight) / 2];
  canvas.getContext('2d')?.drawImage(video, left, top, cutWidth, cutHeight, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return jpeg ? { canvas, image: new File([jpeg], 'selfie.jpg', { type: jpeg.type }) } : undefined;
}
