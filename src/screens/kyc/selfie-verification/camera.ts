import { useCallback, useEffect, useRef, useState } from 'react';

/** Why there is no picture: each has its own way on. */
export type CameraFault = 'refused' | 'missing' | 'in use' | 'in-app browser' | 'unsupported';

export type CameraState =
  | { readonly is: 'closed' | 'opening' }
  | { readonly is: 'open'; readonly stream: MediaStream }
  | { readonly is: 'failed'; readonly fault: CameraFault };

/** Browsers inside other apps, which often hand out no camera whatever the borrower allows. */
const inApp = /FBAN|FBAV|FB_IAB|Instagram|Line\/|Snapchat|Twitter|LinkedInApp|MicroMessenger|; wv\)/;

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'in use',
  AbortError: 'in use',
};

function faultOf(error: unknown): CameraFault {
  if (inApp.test(navigator.userAgent)) return 'in-app browser';
  return (error instanceof DOMException && faults[error.name]) || 'unsupported';
}

/** §9: front-facing. Pixels for a picture three times as sharp as the preview; a weaker camera gives what it has. */
const wanted = { audio: false, video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } } } as const;

async function openCamera(): Promise<CameraState> {
  try {
    // Undefined in in-app browsers and over plain http, whatever its type says.
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (!devices) return { is: 'failed', fault: faultOf(undefined) };
    return { is: 'open', stream: await devices.getUserMedia(wanted) };
  } catch (error) {
    return { is: 'failed', fault: faultOf(error) };
  }
}

function release(state: CameraState): void {
  if (state.is === 'open') for (const track of state.stream.getTracks()) track.stop();
}

async function alreadyAllowed(): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state;
  } catch {
    // An older browser, which does not tell; it asks when the camera is opened.
    return undefined;
  }
}

/**
 * The front camera. It opens by itself only where the borrower has allowed it before; it is let go of when closed,
 * when the screen is left, and when its picture arrives too late.
 */
export function useCamera() {
  const [state, setState] = useState<CameraState>({ is: 'opening' });
  const held = useRef<CameraState>(state);
  const asked = useRef(0);

  const hold = useCallback((next: CameraState) => {
    held.current = next;
    setState(next);
  }, []);

  const close = useCallback(() => {
    asked.current += 1;
    release(held.current);
    hold({ is: 'closed' });
  }, [hold]);

  const open = useCallback(async () => {
    close();
    const ask = asked.current;
    hold({ is: 'opening' });
    const opened = await openCamera();
    if (ask !== asked.current) return release(opened);
    hold(opened);
    // The phone takes the camera back: another app, a call, the permission withdrawn.
    if (opened.is === 'open') for (const track of opened.stream.getTracks()) track.onended = close;
  }, [close, hold]);

  useEffect(() => {
    const ask = asked.current;
    void alreadyAllowed().then((permission) => {
      if (ask !== asked.current) return;
      if (permission === 'granted') void open();
      else if (permission === 'denied') hold({ is: 'failed', fault: faultOf(new DOMException('', 'NotAllowedError')) });
      else hold({ is: 'closed' });
    });
    return () => {
      asked.current += 1;
      release(held.current);
    };
  }, [open, hold]);

  return { state, open, close };
}
