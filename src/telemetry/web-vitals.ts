import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

/** The core web vitals of a visit in milliseconds; `cls` is a score. A value that the browser does not measure is missing. */
export type WebVitals = Partial<Record<Lowercase<Metric['name']>, number>>;

/** Measures a visit and reports it once, when the page is first hidden: the values are final only then. */
export function watchWebVitals(report: (vitals: WebVitals) => void): void {
  const vitals: Record<string, number> = {};
  const record = ({ name, value }: Metric) => {
    vitals[name.toLowerCase()] = Number(value.toFixed(name === 'CLS' ? 3 : 0));
  };
  for (const watch of [onLCP, onINP, onCLS]) watch(record);
  const reportWhenHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', reportWhenHidden);
    report(vitals);
  };
  document.addEventListener('visibilitychange', reportWhenHidden);
}
