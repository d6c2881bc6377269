import type { Call } from '#contract/call.ts';
import type { IsRoute } from '#contract/routes.ts';
import type { ButtonEvent, LogWords, Report } from '#engine/events.ts';
import { toConsole } from './console.ts';
import { quietly } from './quietly.ts';
import type { WebVitals } from './web-vitals.ts';

/** What reporting needs; an empty address is a service that is off. */
export interface ReporterConfig {
  readonly analyticsTagUrl: string;
  readonly marketingUrl: string;
  readonly affiliatePixelUrl: string;
  readonly isRoute: IsRoute;
  clickId(): string | null;
  /** §6 "Repeat customers": leads to a `one_page` analytics journey. */
  isRepeatCustomer(): boolean;
}

/** Reports what happened. Nothing here can break a screen, and none of it has a place for a person's data. */
export interface Reporter {
  report(reports: readonly Report[]): void;
  /** §2 "Every screen": each change of route is reported to an ad-conversion tracker, which the tag service feeds. Never a query. */
  routeChanged(path: string): void;
  /** A button, and the wording variant of its step where it has one. */
  tapped(name: ButtonEvent, variant?: string): void;
  vitals(measured: WebVitals): void;
  /** §8 "Only logged". */
  log(words: LogWords): void;
  /** §11: an answer that does not fit. The names of the places, never what stood there. */
  invalidResponse(call: Call, faults: readonly string[]): void;
  syncFailed(status: number): void;
  /** A screen that failed: its code did not load, or it broke. */
  broke(what: 'chunk' | 'app'): void;
}

/** A reporter that sends from the browser. */
export function createReporter(config: ReporterConfig): Reporter {
  const services = [config.analyticsTagUrl, config.marketingUrl].filter(Boolean);

  function tell(event: string, data: object = {}): void {
    const journey = config.isRepeatCustomer() ? 'one_page' : 'onboarding';
    const said = JSON.stringify({ event, journey, ...data });
    for (const service of services) quietly(() => navigator.sendBeacon(service, said));
  }
  /** §7: only when a click id is stored. */
  function pixel(goal: string): void {
    const clickId = config.clickId();
    if (!clickId) return;
    const query = new URLSearchParams({ click_id: clickId, goal_name: goal });
    quietly(() => {
      new Image().src = `${config.affiliatePixelUrl}?${query}`;
    });
  }

  return {
    report(reports) {
      for (const one of reports) {
        if ('goal' in one) pixel(one.goal);
        else tell(one.event, one.data);
      }
    },
    // Whoever mistypes an address may type anything.
    routeChanged: (path) => tell('route_change', { path: config.isRoute(path) ? path : 'page_not_found' }),
    tapped: (name, variant) => tell(name, { variant }),
    vitals: (measured) => tell('web_vitals', measured),
    log(words) {
      toConsole(words);
      tell('log', { words });
    },
    invalidResponse: ({ method, path }, faults) => tell('answer_unfit', { method, path, faults }),
    broke: (what) => tell('screen_failed', { what }),
    syncFailed(status) {
      toConsole(`Device sync failed: ${status}`);
      tell('device_sync_failed', { status });
    },
  };
}
