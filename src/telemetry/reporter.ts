import type { Report } from '#engine/events.ts';

/** What reporting needs; an empty address is a service that is off. */
export interface ReporterConfig {
  readonly analyticsTagUrl: string;
  readonly marketingUrl: string;
  readonly affiliatePixelUrl: string;
  clickId(): string | null;
}

/** Reports what happened. Nothing here can break a screen, and none of it carries a person's data: `Report` has no place for any. */
export interface Reporter {
  report(reports: readonly Report[]): void;
  /** §2 "Each route change is reported to an ad-conversion tracker". The path only: never a query. */
  routeChanged(path: string): void;
  /** §8 "only logged". */
  log(words: string): void;
}

/** A reporter that sends from the browser, once the page has nothing better to do. */
export function createReporter({
  analyticsTagUrl,
  marketingUrl,
  affiliatePixelUrl,
  clickId,
}: ReporterConfig): Reporter {
  const services = [analyticsTagUrl, marketingUrl].filter(Boolean);
  const send = (said: object) => {
    for (const service of services) navigator.sendBeacon(service, JSON.stringify(said));
  };
  return {
    report(reports) {
      whenIdle(() => {
        for (const one of reports) {
          if ('goal' in one) pixel(affiliatePixelUrl, clickId(), one.goal);
          else send({ event: one.event, ...one.data });
        }
      });
    },
    routeChanged: (path) => whenIdle(() => send({ event: 'route_change', path })),
    log: (words) => whenIdle(() => send({ event: 'log', words })),
  };
}

/** §7: only when a click id is stored. */
function pixel(address: string, clickId: string | null, goal: string): void {
  if (!clickId) return;
  new Image().src = `${address}?${new URLSearchParams({ click_id: clickId, goal_name: goal })}`;
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act, 200);
}
