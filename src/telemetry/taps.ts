import type { ButtonEvent } from '#engine/events.ts';

const isButtonEvent = (name: string | undefined): name is ButtonEvent => /^[a-z0-9_]+_clk$/.test(name ?? '');

/** What is declared with what was tapped: its event, and the wording in which its step is read. */
interface Tapped {
  readonly name: ButtonEvent;
  readonly variant: string | undefined;
}

/** What is declared with what was tapped; undefined where nothing is, and while a button is busy. */
function eventOf(target: EventTarget | null): Tapped | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
  const { event: name, variant } = element?.dataset ?? {};
  return isButtonEvent(name) && element?.ariaBusy !== 'true' ? { name, variant } : undefined;
}

/** Reports the taps on what carries `data-event`, before a screen acts on them. Nothing else of a tap is read. */
export function watchTaps(tapped: (name: ButtonEvent, variant?: string) => void): void {
  const report = ({ target }: Event) => {
    const event = eventOf(target);
    if (event) tapped(event.name, event.variant);
  };
  document.addEventListener('click', report, { capture: true });
}
