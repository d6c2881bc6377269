import { beforeEach, describe, expect, test, vi } from 'vitest';
import { selfieLiveness, verifySelfie } from '#contract/kyc.ts';
import { nextStepCall } from '#contract/login.ts';
import { cameraPictureWithinMs } from '#engine/delays.ts';
import { resizeWindow } from '#tests/resize-window.ts';
import { drawnPerson } from '../../../.storybook/drawn-person.ts';
import type { Script } from '../fake-server.ts';
import { stage } from '../stage.tsx';

/** The form of a selfie as the server receives it. */
type Upload = { readonly image: File; readonly leadID: string };

/** A camera that shows a drawn person after `opens`. `running` counts the tracks that are not stopped. */
function watchCamera(opens?: Promise<void>) {
  const streams: MediaStream[] = [];
  const getUserMedia = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const stream = drawnPerson();
    streams.push(stream);
    await opens;
    return stream;
  });
  const tracks = () => streams.flatMap((stream) => stream.getTracks());
  return {
    getUserMedia,
    running: () => tracks().filter(({ readyState }) => readyState === 'live').length,
    /** The phone takes the camera back, as for a call. */
    interrupt: () => tracks().forEach((track) => void track.dispatchEvent(new Event('ended'))),
  };
}

// Replaces the device of the browser, because even a fake one takes a second to open.
beforeEach(() => void watchCamera());

function refuseCamera(error: DOMException) {
  const getUserMedia = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(error);
  return () => getUserMedia.mockRestore();
}

async function openScreen() {
  const screen = await stage({
    at: '/selfie-verification',
    answered: [selfieLiveness, verifySelfie],
    leadsTo: '/bank-details',
  });
  const press = (name: string) => screen.getByRole('button', { name }).click();
  return { ...screen, press, submit: screen.getByRole('button', { name: 'Submit' }) };
}

async function openCamera() {
  const screen = await openScreen();
  await screen.press('Open camera');
  await expect.element(screen.getByRole('button', { name: 'Take selfie' })).toBeVisible();
  return screen;
}

async function takeSelfie() {
  const screen = await openCamera();
  await screen.press('Take selfie');
  await expect.element(screen.getByRole('heading', { name: 'Is your face clear?' })).toBeVisible();
  return screen;
}

async function submitSelfie(script: Script) {
  const screen = await takeSelfie();
  script(screen.server);
  await screen.getByRole('checkbox').click();
  await screen.submit.click();
  return screen;
}

describe('the camera', () => {
  test('faces the front, 220 by 200, and is released when the picture is taken', async () => {
    const camera = watchCamera();
    const screen = await openCamera();
    const video = expect.objectContaining({ facingMode: 'user' });
    expect(camera.getUserMedia).toHaveBeenCalledWith({ audio: false, video });
    // In Firefox, a video has a button and an image without names.
    const preview = screen.getByRole('img', { name: 'Your camera' }).element().querySelector('[aria-hidden] video');
    // Without playsInline, an iPhone shows it in full screen.
    expect(preview).toMatchObject({ clientWidth: 220, clientHeight: 200, autoplay: true, playsInline: true });
    await screen.press('Take selfie');
    const selfie = screen.getByRole('img', { name: 'Your selfie' });
    await expect.element(selfie).toBeVisible();
    expect(selfie.element().querySelector('canvas')).toMatchObject({ width: 660, height: 600 });
    expect(camera.running()).toBe(0);
  });

  test('shows the whole face in a browser of a phone that enlarges the page to 200 %', async () => {
    await resizeWindow(180, 330);
    await openCamera();
    const { left, width, height } = document.querySelector('video')?.getBoundingClientRect() ?? new DOMRect();
    expect(left + width / 2).toBeCloseTo(90);
    expect(width / height).toBeCloseTo(1.1);
  });

  test('a second tap on Take selfie does not discard the picture that the first one took', async () => {
    const screen = await openCamera();
    const { x, y } = screen.getByRole('button', { name: 'Take selfie' }).element().getBoundingClientRect();
    const tapped = () => document.elementFromPoint(x + 20, y + 20)?.closest('button')?.textContent;
    let tappedAtFirst: string | null | undefined;
    const drawn = new MutationObserver(() => {
      if (!document.body.textContent.includes('Retry')) return;
      drawn.disconnect();
      tappedAtFirst = tapped();
    });
    drawn.observe(document.body, { childList: true, subtree: true });
    await screen.press('Take selfie');
    await expect.poll(tapped).toBe('Retry');
    expect(tappedAtFirst).toBeUndefined();
  });

  test('that is refused shows how to allow it, and can be opened again', async () => {
    const allow = refuseCamera(new DOMException('', 'NotAllowedError'));
    const { press, getByRole } = await openScreen();
    await press('Open camera');
    await expect.element(getByRole('alert').getByText('The camera is not allowed.')).toBeVisible();
    allow();
    await press('Try again');
    await expect.element(getByRole('button', { name: 'Take selfie' })).toBeVisible();
  });

  test('is released when the borrower leaves', async () => {
    const camera = watchCamera();
    const screen = await openCamera();
    expect(camera.running()).toBe(1);
    await screen.press('Back');
    await expect.poll(screen.path).toBe('/dashboard');
    expect(camera.running()).toBe(0);
  });

  test('is released when it opens after the borrower has left', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const camera = watchCamera(promise);
    const screen = await openScreen();
    await screen.press('Open camera');
    await expect.poll(camera.running).toBe(1);
    await expect.element(screen.getByRole('button', { name: 'Please wait' })).toBeVisible();
    await screen.press('Back');
    await expect.poll(screen.path).toBe('/dashboard');
    resolve();
    await expect.poll(camera.running).toBe(0);
  });

  test('closes where the phone takes it back, and can be opened again', async () => {
    const camera = watchCamera();
    const { press, getByRole } = await openCamera();
    camera.interrupt();
    await press('Open camera');
    await expect.element(getByRole('button', { name: 'Take selfie' })).toBeVisible();
  });

  test('whose picture cannot be played shows what may help, and can be opened again', async () => {
    const camera = watchCamera();
    const screen = await openCamera();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await screen.press('Take selfie');
    await expect.element(screen.getByRole('alert').getByText('The camera did not start.')).toBeVisible();
    expect(camera.running()).toBe(0);
    await screen.press('Try again');
    await screen.press('Take selfie');
    await expect.element(screen.getByRole('heading', { name: 'Is your face clear?' })).toBeVisible();
    expect(camera.running()).toBe(0);
  });

  test('that gives no picture, as when the phone blocks it, shows what may help, and can be opened again', async () => {
    const blocked = document.createElement('canvas').captureStream(0);
    const getUserMedia = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(blocked);
    const screen = await openCamera();
    getUserMedia.mockImplementation(async () => drawnPerson());
    await screen.press('Take selfie');
    await screen.pass(cameraPictureWithinMs);
    await expect.element(screen.getByRole('alert').getByText('The camera did not start.')).toBeVisible();
    await screen.press('Try again');
    await screen.press('Take selfie');
    await expect.element(screen.getByRole('heading', { name: 'Is your face clear?' })).toBeVisible();
  });

  test('stays off after a double tap, because the button is busy while the picture is made', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { toBlob } = HTMLCanvasElement.prototype;
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, ...wanted) {
      void promise.then(() => toBlob.apply(this, wanted));
    });
    const camera = watchCamera();
    const screen = await openCamera();
    const button = screen.getByRole('button', { name: 'Take selfie' }).element() as HTMLElement;
    button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    button.click();
    resolve();
    await expect.element(screen.getByRole('heading', { name: 'Is your face clear?' })).toBeVisible();
    expect(HTMLCanvasElement.prototype.toBlob).toHaveBeenCalledOnce();
    expect([camera.running(), camera.getUserMedia.mock.calls.length]).toEqual([0, 1]);
  });

  test('shows how to open a browser if an in-app browser refuses it', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; wv) Instagram 300');
    refuseCamera(new DOMException('', 'NotAllowedError'));
    const screen = await openScreen();
    await screen.press('Open camera');
    await expect.element(screen.getByRole('alert').getByText('This app does not give us the camera.')).toBeVisible();
  });
});

describe('the selfie', () => {
  test('is sent only with consent, as the same JPEG for liveness and verification', async () => {
    const { getByRole, submit, server, getByText, pass, path } = await takeSelfie();
    await expect.element(submit).toBeDisabled();
    await getByRole('checkbox', { name: 'I agree to use my photo to verify my identity.' }).click();
    await submit.click();
    await expect.element(getByText('Verified Successfully')).toBeVisible();
    const [first, second] = [selfieLiveness, verifySelfie].map((call) => server.sentTo(call)[0]?.body as Upload);
    expect([first?.image.type, first?.leadID]).toEqual(['image/jpeg', '48213']);
    expect(first?.image.size).toBeGreaterThan(1_000);
    expect(await second?.image.bytes()).toEqual(await first?.image.bytes());
    await pass(2_000);
    await pass(100);
    await expect.poll(path).toBe('/bank-details');
  });

  test.for([
    ['wide', 2_000, 900],
    ['tall', 900, 2_000],
  ] as const)('is the middle of what a %s camera shows, and no larger than 880 by 800', async ([, width, height]) => {
    const camera = Object.assign(document.createElement('canvas'), { width, height });
    const context = camera.getContext('2d') ?? expect.unreachable();
    context.fillStyle = 'white';
    const stream = camera.captureStream();
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
      context.fillRect(width / 2 - 500, height / 2 - 500, 1_000, 1_000);
      return stream;
    });
    const { getByRole } = await takeSelfie();
    const taken = getByRole('img', { name: 'Your selfie' }).element().querySelector('canvas');
    expect(taken).toMatchObject({ width: 880, height: 800 });
    for (const [x, y] of [
      [4, 4],
      [876, 796],
    ] as const)
      expect(taken?.getContext('2d')?.getImageData(x, y, 1, 1).data[0]).toBeGreaterThan(200);
  });

  test('keeps its picture and its consent while it is sent', async () => {
    const { getByRole, press } = await submitSelfie((api) => api.stalls(selfieLiveness));
    await press('Retry');
    await getByRole('checkbox').click();
    await expect.element(getByRole('checkbox')).toBeChecked();
  });

  test('can be taken again', async () => {
    const { press, getByRole, getByLabelText } = await takeSelfie();
    await press('Retry');
    await expect.element(getByRole('heading', { name: 'Take a selfie' })).toBeVisible();
    await expect.element(getByLabelText('Your camera')).toBeVisible();
  });

  test('after attempt 1 the notice closes after 5 seconds, and the camera is open; its text stays until a tap', async () => {
    const { getByRole, getByText, pass, press, server } = await submitSelfie((api) =>
      api.refuses(selfieLiveness, 400, '', { attempt: 1, message: 'No face' }),
    );
    const notice = getByRole('alertdialog', { name: 'Attempt 1 of 2' });
    await expect.element(notice.getByText('Verification failed. Please try again.')).toBeVisible();
    expect(server.sentTo(verifySelfie)).toEqual([]);
    await pass(5_000);
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(getByText('Verification failed. Please try again.')).toBeVisible();
    await press('Take selfie');
    await expect.element(getByRole('heading', { name: 'Is your face clear?' })).toBeVisible();
    expect(getByText('Verification failed. Please try again.').query()).toBeNull();
  });

  test('is not taken again by Back after the arrow, where only the next step was lost', async () => {
    const { pass, press, path, goBack } = await submitSelfie((api) => api.drops(nextStepCall));
    await pass(2_000);
    await pass(2_000);
    await press('Back');
    await expect.poll(path).toBe('/dashboard');
    goBack();
    await expect.poll(path).toBe('/home');
  });

  test.for(['Submit', 'Retry'])('is verified only once: %s requests only the lost next step', async (button) => {
    const { server, pass, press, path } = await submitSelfie((api) => api.drops(nextStepCall));
    await expect.poll(() => server.sentTo(verifySelfie)).toHaveLength(1);
    await pass(2_000);
    await expect.poll(() => server.sentTo(nextStepCall)).toHaveLength(1);
    await pass(2_000);
    server.leadsTo('/bank-details');
    await press(button);
    await expect.poll(path).toBe('/bank-details');
    expect([server.sentTo(selfieLiveness).length, server.sentTo(verifySelfie).length]).toEqual([1, 1]);
  });
});
