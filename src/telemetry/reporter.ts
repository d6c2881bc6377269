import type { Call } from '#contract/call.ts';
import type { IsRoute } from '#contract/routes.ts';
import type { ButtonEvent, LogWords, Report } from '#engine/events.ts';
import { attempt } from './attempt.ts';
import type { WebVitals } from './web-vitals.ts';

/** What a reporter needs. An empty address switches its service off. */
export interface ReporterConfig {
  readonly analyticsTagUrl: string;
  readonly marketingUrl: string;
  readonly affiliatePixelUrl: string;
  readonly isRoute: IsRoute;
  clickId(): string | null;
  /** §6 "Repeat customers": leads to a `one_page` analytics journey. */
  isRepeatCustomer(): boolean;
}

/** Creates a reporter of events that sends from the browser. No method throws, and none takes personal data. */
export function createReporter(config: ReporterConfig) {
  const services = [config.analyticsTagUrl, config.marketingUrl].filter(Boolean);

  function send(event: string, data?: object): void {
    const journey = config.isRepeatCustomer() ? 'one_page' : 'onboarding';
    const body = JSON.stringify({ event, journey, ...data });
    for (const service of services) void attempt(() => navigator.sendBeacon(service, body));
  }
  /** §7: only with a stored click id. */
  function sendPixel(goal: string): void {
    const clickId = config.clickId();
    if (!clickId) return;
    const query = new URLSearchParams({ click_id: clickId, goal_name: goal });
    const { affiliatePixelUrl: url } = config;
    void attempt(() => {
      new Image().src = `${url}${url.includes('?') ? '&' : '?'}${query}`;
    });
  }

  return {
    report(reports: readonly Report[]): void {
      for (const report of reports) {
        if ('goal' in report) sendPixel(report.goal);
        else send(report.event, report.data);
      }
    },
    /** §2 "Every screen": each change of route, without its query. A mistyped address can contain anything. */
    routeChanged: (path: string) => send('route_change', { path: config.isRoute(path) ? path : 'page_not_found' }),
    /** A tap on a button, with the wording variant of its step. */
    tapped: (name: ButtonEvent, variant?: string) => send(name, { variant }),
    vitals: (vitals: WebVitals) => send('web_vitals', vitals),
    /** §8 "Only logged": written to the browser's console and reported. */
    log(words: LogWords): void {
      console.warn(words);
      send('log', { words });
    },
    /** §11: a response that does not match its schema. Names of properties, never their values. */
    invalidResponse: ({ method, path }: Call, faults: readonly string[]) =>
      send('invalid_response', { method, path, faults }),
    /** A screen failed: which code did not load, and how (§8 "Script chunk load failure"); or 'app', where it threw. */
    screenFailed: (what: string) => send('screen_failed', { what }),
    syncFailed(status: number): void {
      console.warn(`Device sync failed: ${status}`);
      send('device_sync_failed', { status });
    },
  };
}
