/**
 * Acts on a blur after the press that caused it is over. A message that appears during a press moves what is pressed, and
 * the tap is lost.
 */
export function afterPress(act: () => void): void {
  const pressed = document.querySelector('button:active, a:active, label:active, summary:active, input:active');
  // A touch is over before the browser presses on its behalf; a mouse press is not.
  if (pressed) addEventListener('pointerup', () => setTimeout(act), { once: true });
  else setTimeout(act);
}
