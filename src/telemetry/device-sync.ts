import type { DeviceFacts } from './device-facts.ts';
import { deviceFacts } from './device-facts.ts';
import type { Position } from './position.ts';
import { knownPosition } from './position.ts';

/** §9 "Device sync": the cache. */
const cachedForMs = 900_000;

/** The format of what is sent, not of the app. */
const sdkVersion = '1.0';

/** §7 "Device sync": the body of POST api/sync_web, every field of it. */
export type SyncBody = DeviceFacts &
  Position & {
    readonly user_id: string;
    readonly client_id: string;
    readonly app_device_id: string;
    readonly sync_id: string;
    readonly sync_mechanism: 1;
    readonly sdk_version: string;
    readonly sync_request_id: string;
    /** This browser was not known before, or has forgotten who it was. */
    readonly reset_flag: boolean;
  };

type Key = 'syncWebDataCacheTime' | 'kadam.device';

export interface SyncConfig {
  /** Ends with a slash; `api/sync_web` is appended. */
  readonly syncUrl: string;
  readonly clientId: string;
  readonly token: string;
  /** Milliseconds since 1970. */
  now(): number;
  readonly storage: { get(key: Key): string | null; set(key: Key, value: string): void };
  /** §8 "Only logged", errors of the device sync: the status of a refusal, 0 where nothing answered. */
  failed(status: number): void;
}

/** §9 "Session id". One for each time the app is started. */
export function newSessionId(nowMs: number): string {
  return `${crypto.randomUUID()}_${nowMs}`;
}

/** §4 "Device sync": sends fraud-signal data, unless it was done in the last 15 minutes. It never throws. */
export function createDeviceSync({ syncUrl, clientId, token, now, storage, failed }: SyncConfig) {
  let sessionId: string | undefined;

  async function bodyOf(userId: string): Promise<SyncBody> {
    const known = storage.get('kadam.device');
    const device = known ?? crypto.randomUUID();
    if (!known) storage.set('kadam.device', device);
    sessionId ??= newSessionId(now());
    return {
      user_id: userId,
      client_id: clientId,
      app_device_id: device,
      sync_id: sessionId,
      sync_mechanism: 1,
      sdk_version: sdkVersion,
      sync_request_id: crypto.randomUUID(),
      reset_flag: known === null,
      ...(await knownPosition()),
      ...(await deviceFacts()),
    };
  }

  return async function syncDevice(userId: string): Promise<void> {
    const doneAt = Number(storage.get('syncWebDataCacheTime'));
    if (now() - doneAt < cachedForMs) return;
    try {
      const body = await bodyOf(userId);
      const response = await fetch(`${syncUrl}api/sync_web`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client-id': clientId, 'x-auth-token-sdk': token },
        body: JSON.stringify(body),
      });
      if (!response.ok) failed(response.status);
      // A logout meanwhile has emptied the storage, and whoever comes next is synced again.
      else if (storage.get('kadam.device') === body.app_device_id) storage.set('syncWebDataCacheTime', String(now()));
    } catch {
      failed(0);
    }
  };
}
