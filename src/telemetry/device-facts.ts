import { attempt } from './attempt.ts';
import { browserNames } from './browser-name.ts';

/** Properties of Chrome that the DOM types lack. */
interface DeviceNavigator extends Navigator {
  readonly deviceMemory?: number;
  getBattery?(): Promise<{ readonly level: number; readonly charging: boolean }>;
}

/** Such as 'Asia/Kolkata'. A date format is the fallback only: the first of a page takes a cheap phone up to 100 ms. */
function timeZone(): string {
  // Newer than the DOM types.
  const { Temporal } = globalThis as { readonly Temporal?: { readonly Now: { timeZoneId(): string } } };
  return Temporal ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** §9 "Device sync": geolocation. */
const positionOptions = { timeout: 10_000, maximumAge: 60_000 };

/**
 * §4 "Device sync": a refused geolocation is tolerated. The browser never asks the borrower here, because no screen has
 * a reason for the question (§17): only a permission granted before is used.
 */
async function positionFacts() {
  const permission = await attempt(() => navigator.permissions.query({ name: 'geolocation' }));
  const locate = () =>
    new Promise<GeolocationPosition>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, positionOptions),
    );
  const found = permission?.state === 'granted' ? await attempt(locate) : undefined;
  const { latitude = null, longitude = null, accuracy = null } = found?.coords ?? {};
  return { latitude, longitude, accuracy };
}

/** In a task of its own, since it takes a cheap phone some frames: a tap waits for one such fact at most. */
async function slowFact<Fact>(read: () => Fact): Promise<Fact | undefined> {
  await new Promise((resolve) => setTimeout(resolve));
  return attempt(read);
}

/** The name of the graphics processor, where the browser reveals it. */
function videoCard(): string | null {
  const gl = document.createElement('canvas').getContext('webgl');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = info && gl?.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return typeof name === 'string' ? name : null;
}

const color = [10, 90, 105, 255] as const;

/** Browsers that resist fingerprinting return other pixels than were drawn, or no canvas. */
function resistsFingerprinting(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return true;
  context.fillStyle = `rgb(${color.slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, 8, 8);
  return context.getImageData(0, 0, 8, 8).data.some((value, index) => value !== color[index % 4]);
}

/** Ad blockers hide an element with a class name that looks like an advertisement. */
function hasAdBlocker(): boolean {
  const bait = document.createElement('div');
  bait.className = 'adsbox ad-banner';
  Object.assign(bait.style, { position: 'absolute', blockSize: '1px' });
  document.body.append(bait);
  const hidden = bait.offsetHeight === 0;
  bait.remove();
  return hidden;
}

/** §7 "Device sync": facts about the browser and the device. For none of them is the borrower asked. */
export async function deviceFacts() {
  const device: DeviceNavigator = navigator;
  const { memory }: Performance & { readonly memory?: { readonly jsHeapSizeLimit: number } } = performance;
  const { userAgent, maxTouchPoints } = device;
  const { quota, usage } = (await attempt(() => device.storage.estimate())) ?? {};
  const inputs = (await attempt(() => device.mediaDevices.enumerateDevices())) ?? [];
  const count = (kind: MediaDeviceKind) => inputs.filter((input) => input.kind === kind).length;
  const battery = await attempt(() => device.getBattery?.());
  return {
    ...browserNames(userAgent),
    user_agent: userAgent,
    language: device.language,
    timezone: timeZone(),
    do_not_track: device.doNotTrack,
    screen_width: screen.width,
    screen_height: screen.height,
    color_depth: screen.colorDepth,
    pixel_ratio: devicePixelRatio,
    memory: device.deviceMemory ?? null,
    cores: device.hardwareConcurrency,
    touch: maxTouchPoints > 0,
    touch_points: maxTouchPoints,
    uptime: Math.round(performance.now()),
    storage_quota: quota ?? null,
    storage_usage: usage ?? null,
    // A guess: in private windows Chrome gives a site hardly more storage than its memory limit.
    incognito: quota !== undefined && memory !== undefined && quota < memory.jsHeapSizeLimit * 2,
    local_storage: (await attempt(() => localStorage.length)) !== undefined,
    session_storage: (await attempt(() => sessionStorage.length)) !== undefined,
    indexed_db: 'indexedDB' in globalThis,
    cookies: device.cookieEnabled,
    audio_input_count: count('audioinput'),
    video_input_count: count('videoinput'),
    battery_level: battery?.level ?? null,
    battery_charging: battery?.charging ?? null,
    ...(await positionFacts()),
    video_card: (await slowFact(videoCard)) ?? null,
    automation: device.webdriver,
    headless: userAgent.includes('Headless'),
    fingerprint_resistance: (await slowFact(resistsFingerprinting)) ?? false,
    privacy_extension: await slowFact(hasAdBlocker),
  };
}
