import { useRef, useState } from 'react';
import { msg } from '#languages/message.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useServices } from '#screen/services.ts';
import { type Flow, useFlow } from '#screen/use-flow.ts';
import { Button, ButtonPair } from '#ui/actions/button.tsx';
import { CheckRow } from '#ui/choices/check-row.tsx';
import { Points } from '#ui/content/points.tsx';
import { Text } from '#ui/content/text.tsx';
import { ignoreSecondTap } from '#ui/second-tap.ts';
import { useTranslate } from '#ui/translate.ts';
import { type CameraState, type Picture, takePicture, useCamera } from './camera.ts';
import { CameraHelp, CameraView } from './camera-view.tsx';
import { type SelfieView, submitSelfie } from './flow.ts';
import { selfieVerification } from './screen.ts';

const advice = [
  { icon: 'sun', text: msg('Stand in good light') },
  { icon: 'user', text: msg('Remove cap, mask and dark glasses') },
] as const;

export function SelfieVerification() {
  const t = useTranslate();
  const { clearPageMessage } = useServices().messages;
  const { state, open, close, fail } = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const [picture, setPicture] = useState<Picture>();
  const [taking, setTaking] = useState(false);

  const take = async () => {
    // §17: the tap is the next act, so the failure of the last picture is not shown over a new one.
    clearPageMessage();
    setTaking(true);
    const taken = video.current && (await takePicture(video.current));
    setTaking(false);
    if (!taken) return fail();
    setPicture(taken);
    close();
  };
  const again = () => {
    setPicture(undefined);
    void open();
  };
  const flow = useFlow<SelfieView>('picture', { onShow: (shown) => shown === 'camera' && again() });
  const foot = picture ? (
    <CheckAndSubmit picture={picture} flow={flow} onAgain={again} />
  ) : (
    <CameraButton state={state} busy={taking || state.status === 'opening'} onOpen={open} onTake={take} />
  );
  return (
    <ScreenFrame
      screen={selfieVerification}
      isDone={flow.view === 'verified'}
      title={picture ? t('Is your face clear?') : t('Take a selfie')}
      subtitle={picture ? t('If not, take it again.') : t('Keep your face inside the oval.')}
      foot={foot}
    >
      <CameraView state={state} picture={picture} video={video} />
      {!picture && <CameraAdvice state={state} />}
    </ScreenFrame>
  );
}

function CameraAdvice({ state }: { state: CameraState }) {
  const t = useTranslate();
  if (state.status === 'failed') return <CameraHelp fault={state.fault} />;
  return (
    <>
      <Points items={advice.map(({ icon, text }) => ({ icon, text: t(text) }))} />
      {state.status !== 'open' && (
        <Text size="small">{t('Your browser asks if we may use the camera. We use it only for this photo.')}</Text>
      )}
    </>
  );
}

interface CameraButtonProps {
  readonly state: CameraState;
  readonly busy: boolean;
  readonly onOpen: () => void;
  readonly onTake: () => void;
}

function CameraButton({ state, busy, onOpen, onTake }: CameraButtonProps) {
  const t = useTranslate();
  if (state.status === 'failed') return <Button onClick={onOpen}>{t('Try again')}</Button>;
  const open = state.status === 'open';
  return (
    <Button
      icon="camera"
      data-event={selfieVerification.events[open ? 'take_selfie' : 'open_camera']}
      busy={busy}
      onClick={open ? onTake : onOpen}
    >
      {open ? t('Take selfie') : t('Open camera')}
    </Button>
  );
}

interface CheckAndSubmitProps {
  readonly picture: Picture;
  readonly flow: Flow<SelfieView>;
  readonly onAgain: () => void;
}

function CheckAndSubmit({ picture, flow: { view, busy, execute }, onAgain }: CheckAndSubmitProps) {
  const t = useTranslate();
  const [agreed, setAgreed] = useState(false);
  const submit = () => execute(submitSelfie(picture.image, view));
  // A verified selfie is not taken again.
  const retry = view === 'verified' ? submit : onAgain;
  return (
    <>
      <CheckRow checked={agreed} onCheckedChange={(next) => !busy && setAgreed(next)}>
        {t('I agree to use my photo to verify my identity.')}
      </CheckRow>
      {/* Retry comes where Take selfie was: the second of two taps would discard the picture. */}
      <ButtonPair ref={ignoreSecondTap}>
        <Button variant="secondary" data-event={selfieVerification.events.retry} onClick={() => !busy && retry()}>
          {t('Retry')}
        </Button>
        <Button disabled={!agreed} data-event={selfieVerification.events.submit} busy={busy} onClick={submit}>
          {t('Submit')}
        </Button>
      </ButtonPair>
    </>
  );
}
