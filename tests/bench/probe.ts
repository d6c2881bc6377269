import type { PageMap } from './subjects.ts';

/** The part of the page that a touch goes to. */
export type Part = 'input' | 'next' | 'field' | 'option' | 'opener' | 'listed';

/** The times of one step, in ms: the touch of Next, and the frame with the next screen. */
interface StepTimes {
  readonly down: number;
  readonly painted: number;
  readonly to: string;
}

type Probe = ReturnType<typeof createProbe>;

declare global {
  interface Window {
    bench: Probe;
    /** Resolves when an error has answered a tap on the empty form. */
    benchUse?: Promise<void>;
  }
}

/** Runs in the page before its own scripts. It is sent as source text, so it uses nothing from outside of the function. */
function createProbe(page: PageMap) {
  const loaded = { fcp: 0, lcp: 0, inputVisible: 0, usable: 0, answered: 0 };
  const longTasks: { start: number; ms: number }[] = [];
  const interactions = new Map<number, number>();

  function observe(type: string, onEntry: (entry: PerformanceEntry) => void) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
  }
  observe('longtask', ({ startTime, duration }) => longTasks.push({ start: startTime, ms: duration }));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') loaded.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    loaded.lcp = startTime;
  });
  observe('event', (entry) => {
    const { interactionId } = Object(entry);
    if (interactionId) interactions.set(interactionId, Math.max(entry.duration, interactions.get(interactionId) ?? 0));
  });

  /** Runs a task as soon as the current task and the current frame are finished. */
  const channel = new MessageChannel();
  const tasks: (() => void)[] = [];
  channel.port1.onmessage = () => tasks.shift()?.();
  function soon(task: () => void) {
    tasks.push(task);
    channel.port2.postMessage(0);
  }
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  function isVisible(element: Element | null | undefined) {
    if (!element?.isConnected || !element.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && !(element instanceof HTMLInputElement && element.disabled);
  }

  function optionOf(text: string) {
    const shown = [...document.querySelectorAll('label')].flatMap((label) => {
      const { control } = label;
      return control instanceof HTMLInputElement && control.type === 'radio' ? [{ label, control }] : [];
    });
    const found = shown.find(({ label }) => label.textContent.trim() === text);
    return (found ?? shown.find(({ control }) => control.value === text))?.label;
  }

  function find(part: Part, key = '', text = ''): Element | null | undefined {
    const first = (selector: string) => document.querySelector<HTMLElement>(selector.replaceAll('{key}', key));
    if (part === 'option') return optionOf(text);
    if (part === 'opener') return page.list && first(page.list.opener);
    if (part === 'listed') {
      const listed = [...document.querySelectorAll('[role=option]')];
      return listed.find((one) => one.checkVisibility() && one.textContent.trim() === text);
    }
    if (part === 'field') return page.field.map(first).find(Boolean);
    return first(page[part]);
  }

  const title = () => document.querySelector(page.title)?.textContent.trim();
  const last = Object.values(page.idOf).at(-1);

  function screen(): string | undefined {
    const shown = title();
    return shown === undefined ? undefined : (page.idOf[shown] ?? page.idOf[location.pathname]);
  }

  const errors = () =>
    [...document.querySelectorAll(page.error)].filter((one) => one.checkVisibility() && one.textContent.trim() !== '');

  requestAnimationFrame(function look() {
    if (isVisible(find('input'))) loaded.inputVisible = performance.now();
    else requestAnimationFrame(look);
  });

  /** Taps Next of the empty form, and waits 400 ms for an error. */
  async function tapEmptyForm(input: HTMLElement, next: HTMLElement) {
    input.focus();
    if (document.activeElement !== input) return;
    const tapped = performance.now();
    next.click();
    for (let tries = 0; tries < 40 && loaded.answered === 0; tries++) {
      if (errors().length > 0) Object.assign(loaded, { usable: tapped, answered: performance.now() });
      else await wait(10);
    }
  }

  /**
   * Focuses the first input and taps Next repeatedly, until an error shows: a page that is painted, but does not react
   * yet, is not usable.
   */
  async function checkUse() {
    // A form whose script has not loaded yet must not reload the page.
    const keepPage = (event: Event) => event.preventDefault();
    window.addEventListener('submit', keepPage);
    while (!isVisible(find('input')) || !isVisible(find('next'))) await wait(10);
    await new Promise<void>((resolve) => requestAnimationFrame(() => soon(resolve)));
    while (loaded.answered === 0) {
      const [input, next] = [find('input'), find('next')];
      const canTap = input instanceof HTMLElement && next instanceof HTMLElement && isVisible(input) && isVisible(next);
      if (canTap) await tapEmptyForm(input, next);
      await wait(10);
    }
    window.removeEventListener('submit', keepPage);
  }

  /** Times the next touch and the frame with another screen, which is painted when a task runs after that frame. */
  function watchStep() {
    const before = title();
    const from = screen();
    return new Promise<StepTimes>((resolve) => {
      const onDown = ({ timeStamp: down }: Event) => {
        const look = () => {
          const to = screen();
          // The address can change before the content does.
          const isAnother = to !== undefined && to !== from && title() !== before;
          if (!isAnother) return watch();
          if (!(to === last || isVisible(find('input')))) return requestAnimationFrame(look);
          let painted = 0;
          const onPainted = () => {
            painted ||= down + performance.measure(`step ${from}`, { start: down }).duration;
          };
          soon(onPainted);
          requestAnimationFrame(() => {
            onPainted();
            soon(() => resolve({ down, painted, to }));
          });
        };
        // Requests a frame only after a change of the page: with one every 16 ms, the browser recalculates the style of its animations.
        const changes = new MutationObserver(() => {
          changes.disconnect();
          requestAnimationFrame(look);
        });
        const watch = () => changes.observe(document, { childList: true, characterData: true, subtree: true });
        watch();
      };
      window.addEventListener('pointerdown', onDown, { capture: true, once: true });
    });
  }

  /** Times each key to the next painted frame. Returns a function that ends this and returns the times. */
  function watchKeys() {
    const times: number[] = [];
    const onKey = ({ timeStamp }: KeyboardEvent) => {
      const place = times.push(0) - 1;
      const end = () => {
        times[place] ||= performance.measure('key', { start: timeStamp }).duration;
      };
      requestAnimationFrame(() => {
        soon(end);
        requestAnimationFrame(end);
      });
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      return times;
    };
  }

  let endKeys = (): number[] => [];
  let step: ReturnType<typeof watchStep> | undefined;
  return {
    loaded,
    longTasks,
    find,
    screen,
    checkUse,
    errors: () => errors().map(({ textContent }) => textContent),
    worstInteraction: () => Math.max(16, ...interactions.values()),
    quietMs() {
      const last = longTasks.at(-1);
      return last ? performance.now() - last.start - last.ms : Number.POSITIVE_INFINITY;
    },
    armStep() {
      step = watchStep();
    },
    step: () => step,
    armKeys() {
      endKeys = watchKeys();
    },
    endKeys: () => endKeys(),
  };
}

/** The script that adds the probe to a page. */
export function probeScript(page: PageMap, checksUse: boolean): string {
  const start = checksUse ? 'window.benchUse = window.bench.checkUse();' : '';
  return `if (window.top === window) { window.bench = (${createProbe})(${JSON.stringify(page)}); ${start} }`;
}
