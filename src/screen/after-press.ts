/**
 * Does what a blur brings once the press that caused it is over. A message that appeared in the middle of a press would
 * move what is being pressed from under the finger, and the tap would be lost.
 */
export function afterPress(act: () => void): void {
  const pressed = document.querySelector('button:active, a:active, label:active, summary:active, input:active');
  // A touch has lifted before the browser presses on its behalf; a mouse has not.
  if (pressed) addEventListener('pointerup', () => setTimeout(act), { once: true });
  else setTimeout(act);
}
