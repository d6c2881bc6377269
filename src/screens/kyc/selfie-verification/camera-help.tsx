import { Note } from '#ui/messages/note.tsx';
import { useTranslate } from '#ui/translate.ts';
import type { CameraFault } from './camera.ts';

const help: Readonly<Record<CameraFault, { what: string; way: string }>> = {
  refused: {
    what: 'The camera is not allowed.',
    way: 'Tap the icon beside the address of this page, allow the camera, and try again.',
  },
  missing: {
    what: 'We found no camera on this device.',
    way: 'Open Kadam on a phone with a front camera. Your answers are kept.',
  },
  'in use': {
    what: 'The camera did not start.',
    way: 'Another app may be using it. Close that app and try again.',
  },
  'in-app browser': {
    what: 'This app does not give us the camera.',
    way: 'Open its menu and choose to open this page in your browser. Your answers are kept.',
  },
  unsupported: {
    what: 'This browser gives us no camera.',
    way: 'Open Kadam in Chrome or Safari. Your answers are kept.',
  },
};

/** Why there is no camera, and what to do about it. */
export function CameraHelp({ fault }: { fault: CameraFault }) {
  const t = useTranslate();
  const { what, way } = help[fault];
  return (
    <Note tone="warning" role="alert">
      <strong>{t(what)}</strong> {t(way)}
    </Note>
  );
}
