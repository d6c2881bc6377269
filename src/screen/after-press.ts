/**
 * Acts on a blur once the press that caused it is over: a message that appears during a press moves what is pressed, and
 * the tap is lost.
 */
export function afterPress(act: () => void): void {
  const pressed = document.querySelector('button:active, a:active, label:active, summary:active, input:active');
  // Not `pointerup`: that of a touch comes before the blur.
  if (pressed) addEventListener('mouseup', () => setTimeout(act), { once: true });
  else setTimeout(act);
}
