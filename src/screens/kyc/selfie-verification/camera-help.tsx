import { Note } from '#ui/messages/note.tsx';
import { useTranslate } from '#ui/translate.ts';
import type { CameraFault } from './camera.ts';

const help: Readonly<Record<CameraFault, { problem: string; action: string }>> = {
  refused: {
    problem: 'The camera is not allowed.',
    action: 'Tap the icon beside the address of this page, allow the camera, and try again.',
  },
  missing: {
    problem: 'We found no camera on this device.',
    action: 'Open Kadam on a phone with a front camera. Your answers are kept.',
  },
  'in use': {
    problem: 'The camera did not start.',
    action: 'Another app may be using it. Close that app and try again.',
  },
  'in-app browser': {
    problem: 'This app does not give us the camera.',
    action: 'Open its menu and choose to open this page in your browser. Your answers are kept.',
  },
  unsupported: {
    problem: 'This browser gives us no camera.',
    action: 'Open Kadam in Chrome or Safari. Your answers are kept.',
  },
};

/** Why there is no camera, and the next action. */
export function CameraHelp({ fault }: { fault: CameraFault }) {
  const t = useTranslate();
  const { problem, action } = help[fault];
  return (
    <Note tone="warning" role="alert">
      <strong>{t(problem)}</strong> {t(action)}
    </Note>
  );
}
