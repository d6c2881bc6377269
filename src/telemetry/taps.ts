import type { ButtonEvent } from '#engine/events.ts';

const isButtonEvent = (name: string | undefined): name is ButtonEvent => /^[a-z0-9_]+_clk$/.test(name ?? '');

/** Reports the taps on elements with `data-event`, before the screen handles them. A busy button reports nothing. */
export function watchTaps(report: (name: ButtonEvent, variant?: string) => void): void {
  const handleClick = ({ target }: Event) => {
    const idle = '[data-event]:not([aria-busy="true"])';
    const { event, variant } = (target instanceof Element && target.closest<HTMLElement>(idle)?.dataset) || {};
    if (isButtonEvent(event)) report(event, variant);
  };
  document.addEventListener('click', handleClick, { capture: true });
}
