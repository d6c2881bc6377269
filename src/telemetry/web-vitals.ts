/** The figures of a visit, in milliseconds; `cls` is a score. Undefined where the browser does not measure it. */
export interface WebVitals {
  readonly ttfb: number | undefined;
  readonly fcp: number | undefined;
  readonly lcp: number | undefined;
  readonly inp: number | undefined;
  readonly cls: number | undefined;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  readonly interactionId: number;
}

/** Shifts belong together while less than a second lies between two, and five between the first and the last. */
const shiftGapMs = 1_000;
const shiftSpanMs = 5_000;

/** One interaction in fifty may be the worst of a long visit without being what it felt like. */
const forgivenOneIn = 50;

function observe<Entry extends PerformanceEntry>(
  type: string,
  heard: (entry: Entry) => void,
  options: { durationThreshold?: number } = {},
): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  // The platform's types do not follow from the name of the entry type.
  const hear = (list: PerformanceObserverEntryList) => (list.getEntries() as Entry[]).forEach(heard);
  new PerformanceObserver(hear).observe({ type, buffered: true, ...options });
}

/** The worst run of layout shifts so far. */
function watchShifts(): () => number {
  let worst = 0;
  let run = { score: 0, from: 0, until: Number.NEGATIVE_INFINITY };
  observe<Shift>('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    const goesOn = startTime - run.until < shiftGapMs && startTime - run.from < shiftSpanMs;
    run = { score: (goesOn ? run.score : 0) + value, from: goesOn ? run.from : startTime, until: startTime };
    worst = Math.max(worst, run.score);
  });
  return () => worst;
}

/** How long the slowest interaction took, save for one in fifty. */
function watchInteractions(): () => number | undefined {
  const slowest = new Map<number, number>();
  observe<Interaction>(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) slowest.set(interactionId, Math.max(slowest.get(interactionId) ?? 0, duration));
    },
    { durationThreshold: 40 },
  );
  return () => {
    const durations = [...slowest.values()].sort((a, b) => b - a);
    return durations[Math.floor(durations.length / forgivenOneIn)];
  };
}

const rounded = (value: number | undefined, digits = 0) =>
  value === undefined ? undefined : Number(value.toFixed(digits));

/** Measures from the start of the visit, and tells once, when the page is first put away: nothing is known before. */
export function watchWebVitals(tell: (measured: WebVitals) => void): void {
  let fcp: number | undefined;
  let lcp: number | undefined;
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  const cls = watchShifts();
  const inp = watchInteractions();
  const putAway = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', putAway);
    const [visit] = performance.getEntriesByType('navigation');
    tell({
      ttfb: rounded(visit instanceof PerformanceNavigationTiming ? visit.responseStart : undefined),
      fcp: rounded(fcp),
      lcp: rounded(lcp),
      inp: rounded(inp()),
      cls: rounded(cls(), 3),
    });
  };
  document.addEventListener('visibilitychange', putAway);
}
