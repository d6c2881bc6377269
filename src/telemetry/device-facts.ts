import { browserOf, systemOf } from './browser-name.ts';
import { hasAdBlocker, resistsFingerprinting, videoCard } from './device-probes.ts';
import { asked } from './quietly.ts';

/** Chrome's own, not in the platform's types: what a browser may tell of the device. */
interface DeviceNavigator extends Navigator {
  readonly deviceMemory?: number;
  getBattery?(): Promise<{ readonly level: number; readonly charging: boolean }>;
}

interface DevicePerformance extends Performance {
  readonly memory?: { readonly jsHeapSizeLimit: number };
}

async function storageFacts() {
  const { quota, usage } = (await asked(() => navigator.storage.estimate())) ?? {};
  const { memory } = performance as DevicePerformance;
  return {
    storage_quota: quota ?? null,
    storage_usage: usage ?? null,
    // A guess: in private windows Chrome gives a site hardly more room than its memory has.
    incognito: quota !== undefined && memory !== undefined && quota < memory.jsHeapSizeLimit * 2,
    local_storage: (await asked(() => localStorage.length)) !== undefined,
    session_storage: (await asked(() => sessionStorage.length)) !== undefined,
    indexed_db: 'indexedDB' in globalThis,
    cookies: navigator.cookieEnabled,
  };
}

async function inputFacts() {
  const devices = (await asked(() => navigator.mediaDevices.enumerateDevices())) ?? [];
  const count = (kind: MediaDeviceKind) => devices.filter((device) => device.kind === kind).length;
  return { audio_input_count: count('audioinput'), video_input_count: count('videoinput') };
}

async function batteryFacts() {
  const battery = await asked(() => (navigator as DeviceNavigator).getBattery?.());
  return { battery_level: battery?.level ?? null, battery_charging: battery?.charging ?? null };
}

function browserFacts() {
  const { userAgent, language } = navigator;
  const browser = browserOf(userAgent);
  const system = systemOf(userAgent);
  return {
    browser_name: browser.name,
    browser_version: browser.version,
    os_name: system.name,
    os_version: system.version,
    user_agent: userAgent,
    language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    do_not_track: navigator.doNotTrack,
  };
}

function hardwareFacts() {
  const { hardwareConcurrency, maxTouchPoints, deviceMemory } = navigator as DeviceNavigator;
  return {
    screen_width: screen.width,
    screen_height: screen.height,
    color_depth: screen.colorDepth,
    pixel_ratio: devicePixelRatio,
    memory: deviceMemory ?? null,
    cores: hardwareConcurrency,
    touch: maxTouchPoints > 0,
    touch_points: maxTouchPoints,
    /** How long the page has been up, in milliseconds. */
    uptime: Math.round(performance.now()),
  };
}

/** §7 "Device sync": what the browser tells of itself and of its device. Nothing of it asks the borrower for anything. */
export async function deviceFacts() {
  return {
    ...browserFacts(),
    ...hardwareFacts(),
    ...(await storageFacts()),
    ...(await inputFacts()),
    ...(await batteryFacts()),
    video_card: (await asked(videoCard)) ?? null,
    automation: navigator.webdriver,
    headless: /Headless/.test(navigator.userAgent) || navigator.languages.length === 0,
    fingerprint_resistance: (await asked(resistsFingerprinting)) ?? false,
    privacy_extension: (await asked(hasAdBlocker)) ?? false,
  };
}

export type DeviceFacts = Awaited<ReturnType<typeof deviceFacts>>;
