import { deviceFacts } from './device-facts.ts';

/** §9 "Device sync": the cache. */
const cacheMs = 900_000;

type Key = 'syncWebDataCacheTime' | 'kadam.device';

interface SyncConfig {
  /** Ends with a slash; `api/sync_web` is appended. */
  readonly syncUrl: string;
  readonly syncClientId: string;
  readonly syncToken: string;
  readonly storage: { get(key: Key): string | null; set(key: Key, value: string): void };
  /** §8 "Only logged", errors of the device sync: the status of a refusal, 0 where nothing answered. */
  failed(status: number): void;
}

/** §4 "Device sync": sends fraud-signal data, at most once in 15 minutes. It never throws. */
export function createDeviceSync({ syncUrl, syncClientId, syncToken, storage, failed }: SyncConfig) {
  let sessionId: string | undefined;

  /** §7 "Device sync": the body of POST api/sync_web. */
  async function createBody(userId: string) {
    const known = storage.get('kadam.device');
    const device = known ?? crypto.randomUUID();
    storage.set('kadam.device', device);
    // §9 "Session id": one for each start of the app.
    sessionId ??= `${crypto.randomUUID()}_${Date.now()}`;
    return {
      user_id: userId,
      client_id: syncClientId,
      app_device_id: device,
      sync_id: sessionId,
      sync_mechanism: 1,
      /** The version of this format, not of the app. */
      sdk_version: '1.0',
      sync_request_id: crypto.randomUUID(),
      /** The browser is new, or its storage was emptied. */
      reset_flag: known === null,
      ...(await deviceFacts()),
    };
  }

  return async function syncDevice(userId: string): Promise<void> {
    const lastMsAgo = Date.now() - Number(storage.get('syncWebDataCacheTime'));
    // Where the clock of the phone was put back, the last sync may lie in the future.
    if (lastMsAgo >= 0 && lastMsAgo < cacheMs) return;
    try {
      const body = await createBody(userId);
      const response = await fetch(`${syncUrl}api/sync_web`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client-id': syncClientId, 'x-auth-token-sdk': syncToken },
        body: JSON.stringify(body),
      });
      if (!response.ok) failed(response.status);
      // Not after a logout in the meantime, which emptied the storage: the next borrower must be synced.
      else if (storage.get('kadam.device') === body.app_device_id)
        storage.set('syncWebDataCacheTime', String(Date.now()));
    } catch {
      failed(0);
    }
  };
}
