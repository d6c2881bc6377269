import type { ButtonEvent } from '#engine/events.ts';

const isButtonEvent = (name: string | undefined): name is ButtonEvent => /^[a-z0-9_]+_clk$/.test(name ?? '');

/** The event that is declared with what was tapped; undefined where none is, and while a button is busy. */
function eventOf(target: EventTarget | null): ButtonEvent | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
  const name = element?.dataset.event;
  return isButtonEvent(name) && element?.ariaBusy !== 'true' ? name : undefined;
}

/** Reports the taps on what carries `data-event`, before a screen acts on them. Nothing else of a tap is read. */
export function watchTaps(tapped: (name: ButtonEvent) => void): void {
  const report = ({ target }: Event) => {
    const name = eventOf(target);
    if (name) tapped(name);
  };
  document.addEventListener('click', report, { capture: true });
}
