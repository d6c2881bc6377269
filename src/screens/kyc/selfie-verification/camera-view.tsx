import { type RefObject, useEffect } from 'react';
import { msg, type Translatable } from '#languages/message.ts';
import { Note } from '#ui/messages/note.tsx';
import { useTranslate } from '#ui/translate.ts';
import type { CameraFault, CameraState, Picture } from './camera.ts';
import styles from './camera-view.module.css';

interface CameraViewProps {
  readonly state: CameraState;
  readonly picture: Picture | undefined;
  readonly video: RefObject<HTMLVideoElement | null>;
}

/** The frame of the selfie: the live picture, the taken picture, or a drawing of the face. */
export function CameraView({ state, picture, video }: CameraViewProps) {
  if (picture) return <Taken picture={picture} />;
  return (
    <div className={styles.frame}>
      {state.status === 'open' ? (
        <Live stream={state.stream} video={video} />
      ) : (
        <svg aria-hidden="true" viewBox="0 0 220 200" className={styles.face}>
          <path d="M30 200c8-38 40-56 80-56s72 18 80 56z" />
          <ellipse cx="110" cy="92" rx="42" ry="52" />
        </svg>
      )}
      <svg aria-hidden="true" viewBox="0 0 220 200" className={styles.oval}>
        <ellipse cx="110" cy="94" rx="58" ry="72" />
      </svg>
    </div>
  );
}

function Live({ stream, video }: { stream: MediaStream; video: CameraViewProps['video'] }) {
  const t = useTranslate();
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream, video]);
  return (
    <div role="img" aria-label={t('Your camera')}>
      {/* Firefox gives a video a button and an image, which have no names. */}
      <div aria-hidden="true" className={styles.frame}>
        <video ref={video} autoPlay playsInline muted className={styles.mirrored} />
      </div>
    </div>
  );
}

function Taken({ picture }: { picture: Picture }) {
  const t = useTranslate();
  return (
    <div
      role="img"
      aria-label={t('Your selfie')}
      className={styles.frame}
      ref={(frame) => {
        picture.canvas.className = styles.mirrored ?? '';
        frame?.replaceChildren(picture.canvas);
      }}
    />
  );
}

const help: Readonly<Record<CameraFault, { problem: Translatable; action: Translatable }>> = {
  refused: {
    problem: msg('The camera is not allowed.'),
    action: msg('Tap the icon beside the address of this page, allow the camera, and try again.'),
  },
  'in-app browser': {
    problem: msg('This app does not give us the camera.'),
    action: msg('Open its menu and choose to open this page in your browser. Your answers are kept.'),
  },
  'not started': {
    problem: msg('The camera did not start.'),
    action: msg(
      'Close other apps that may use it, or open Kadam in Chrome or Safari on a phone. Your answers are kept.',
    ),
  },
};

export function CameraHelp({ fault }: { fault: CameraFault }) {
  const t = useTranslate();
  const { problem, action } = help[fault];
  return (
    <Note tone="warning" role="alert">
      <strong>{t(problem)}</strong> {t(action)}
    </Note>
  );
}
