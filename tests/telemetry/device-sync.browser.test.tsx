import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createDeviceSync } from '#telemetry/device-sync.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;

const serverReply = vi.fn<typeof fetch>();
let permission: PermissionState;
let locate: (found: PositionCallback, failed: PositionErrorCallback, options?: PositionOptions) => void;

beforeEach(() => {
  permission = 'prompt';
  serverReply.mockReset().mockImplementation(async () => Response.json({ statusCode: 200 }));
  vi.stubGlobal('fetch', serverReply);
  // The app reads only `state`.
  vi.spyOn(navigator.permissions, 'query').mockImplementation(async () => ({ state: permission }) as PermissionStatus);
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed, options) =>
    locate(found, failed ?? (() => {}), options),
  );
});
afterEach(() => void vi.useRealTimers());

const storage = {
  get: (key: string) => localStorage.getItem(key),
  set: (key: string, value: string) => localStorage.setItem(key, value),
};

function start() {
  const failed = vi.fn();
  const sync = createDeviceSync({
    syncUrl: '/sync/',
    syncClientId: 'kadam-web',
    syncToken: 'sdk-token',
    storage,
    failed,
  });
  return { sync: () => sync('70012'), failed };
}

/** The bodies that were sent, in order. */
const sent = () => serverReply.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

test('sends every field of the specification', async () => {
  await start().sync();
  expect(serverReply).toHaveBeenCalledWith(
    '/sync/api/sync_web',
    expect.objectContaining({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-id': 'kadam-web', 'x-auth-token-sdk': 'sdk-token' },
    }),
  );
  const [body] = sent();
  expect(body).toMatchObject({
    user_id: '70012',
    client_id: 'kadam-web',
    app_device_id: expect.stringMatching(uuid),
    sync_id: expect.stringMatching(new RegExp(`^${uuid.source}_\\d{13}$`)),
    sync_mechanism: 1,
    sync_request_id: expect.stringMatching(uuid),
    ...{ incognito: false, reset_flag: true, browser_name: 'Chrome', cores: navigator.hardwareConcurrency },
    ...{ local_storage: true, session_storage: true, indexed_db: true, cookies: true },
    ...{ fingerprint_resistance: false, privacy_extension: false, touch: false },
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...{ memory: expect.any(Number), uptime: expect.any(Number), video_card: expect.any(String) },
  });
  const fields = `user_id client_id app_device_id sync_id sync_mechanism sdk_version sync_request_id incognito reset_flag
    latitude longitude accuracy browser_name browser_version os_name os_version user_agent language timezone
    do_not_track screen_width screen_height color_depth pixel_ratio memory cores touch touch_points uptime
    storage_quota storage_usage local_storage session_storage indexed_db cookies audio_input_count video_input_count
    battery_level battery_charging video_card automation headless fingerprint_resistance privacy_extension`;
  expect(Object.keys(body).sort()).toEqual(fields.split(/\s+/).sort());
});

test('sends the signs of fraud that the browser has', async () => {
  const chrome = navigator as Navigator & { getBattery(): Promise<object> };
  vi.spyOn(chrome, 'getBattery').mockResolvedValue({ level: 0.5, charging: true });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('HeadlessChrome/122.0');
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 1_000, usage: 10 });
  // The app reads only `kind`.
  const inputs = ['audioinput', 'videoinput', 'videoinput'].map((kind) => ({ kind }) as MediaDeviceInfo);
  vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue(inputs);
  vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockReturnValue(new ImageData(8, 8));
  const blocker = document.createElement('style');
  blocker.textContent = '.adsbox { display: none; }';
  document.head.append(blocker);
  onTestFinished(() => blocker.remove());
  await start().sync();
  expect(sent()).toMatchObject([
    {
      ...{ battery_level: 0.5, battery_charging: true, headless: true, touch: true, touch_points: 5 },
      ...{ incognito: true, storage_quota: 1_000, storage_usage: 10, audio_input_count: 1, video_input_count: 2 },
      ...{ fingerprint_resistance: true, privacy_extension: true },
    },
  ]);
  expect(document.querySelector('.adsbox')).toBeNull();
});

test('sends null for what only Chrome reveals, in a browser like Firefox', async () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  vi.stubGlobal('Temporal', undefined);
  for (const [owner, name] of [
    [performance, 'memory'],
    [navigator, 'deviceMemory'],
    [navigator, 'getBattery'],
  ] as const) {
    Object.defineProperty(owner, name, { value: undefined, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(owner, name));
  }
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Android 13; Mobile; rv:123.0) Firefox/123.0');
  const { sync, failed } = start();
  await sync();
  expect(failed).not.toHaveBeenCalled();
  expect(sent()).toMatchObject([
    {
      timezone: timeZone,
      memory: null,
      battery_level: null,
      battery_charging: null,
      incognito: false,
      headless: false,
    },
  ]);
});

test('keeps the device id and the session id', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { sync } = start();
  await sync();
  vi.setSystemTime(Date.now() + 900_000);
  await sync();
  const [first, second] = sent();
  expect(second).toMatchObject({ app_device_id: first.app_device_id, sync_id: first.sync_id, reset_flag: false });
  expect(second.sync_request_id).not.toBe(first.sync_request_id);
});

test('is skipped for 15 minutes after the last sync', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await start().sync();
  expect(localStorage.getItem('syncWebDataCacheTime')).toBe(String(Date.now()));
  vi.setSystemTime(Date.now() + 899_999);
  await start().sync();
  expect(serverReply).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 1);
  await start().sync();
  expect(serverReply).toHaveBeenCalledTimes(2);
});

test('is not skipped if the clock has gone back to before the last sync', async () => {
  localStorage.setItem('syncWebDataCacheTime', String(Date.now() + 900_000));
  await start().sync();
  expect(serverReply).toHaveBeenCalledOnce();
});

test('stores nothing after a logout during the sync', async () => {
  serverReply.mockImplementationOnce(async () => {
    localStorage.clear();
    return Response.json({});
  });
  await start().sync();
  expect(Object.keys(localStorage)).toEqual([]);
});

describe('the position', () => {
  test.each(['prompt', 'denied'] as const)(
    'is neither requested nor sent while the permission is %s',
    async (state) => {
      permission = state;
      const { sync, failed } = start();
      await sync();
      expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled();
      expect(sent()).toMatchObject([{ latitude: null, longitude: null, accuracy: null }]);
      expect(failed).not.toHaveBeenCalled();
    },
  );

  test('is sent if its permission was granted before: at most a minute old, and read within 10 seconds', async () => {
    permission = 'granted';
    const options = vi.fn();
    locate = (found, _failed, given) => {
      options(given);
      // The app reads only `coords`.
      found({ coords: { latitude: 18.52, longitude: 73.85, accuracy: 12 } } as GeolocationPosition);
    };
    await start().sync();
    expect(sent()).toMatchObject([{ latitude: 18.52, longitude: 73.85, accuracy: 12 }]);
    expect(navigator.permissions.query).toHaveBeenCalledWith({ name: 'geolocation' });
    expect(options).toHaveBeenCalledWith({ timeout: 10_000, maximumAge: 60_000 });
  });

  test('is null when it cannot be determined', async () => {
    permission = 'granted';
    locate = (_found, failed) => failed({ code: 3, message: 'Timeout' } as GeolocationPositionError);
    await start().sync();
    expect(sent()).toMatchObject([{ latitude: null }]);
  });
});

describe('a failed sync', () => {
  test('is only logged, and repeated at the next start', async () => {
    serverReply.mockImplementationOnce(async () => Response.json({}, { status: 503 }));
    const { sync, failed } = start();
    await sync();
    expect(failed).toHaveBeenCalledExactlyOnceWith(503);
    await start().sync();
    expect(serverReply).toHaveBeenCalledTimes(2);
  });

  test('does not throw without a connection', async () => {
    serverReply.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { sync, failed } = start();
    await expect(sync()).resolves.toBeUndefined();
    expect(failed).toHaveBeenCalledExactlyOnceWith(0);
  });

  test('is not the result of a browser that refuses its data, which is sent as null', async () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    vi.spyOn(navigator.storage, 'estimate').mockImplementation(refuse);
    vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockImplementation(refuse);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(refuse);
    const { sync, failed } = start();
    await sync();
    expect(failed).not.toHaveBeenCalled();
    expect(sent()).toMatchObject([
      {
        ...{ session_storage: false, storage_quota: null, video_card: null, video_input_count: 0 },
        fingerprint_resistance: false,
      },
    ]);
  });
});
