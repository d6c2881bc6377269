import { cdp } from 'vitest/browser';

/** Composes a text in the field with the focus, as a phone's keyboard does: each key writes the whole text again. */
export async function compose(text: string): Promise<void> {
  for (let length = 1; length <= text.length; length += 1)
    await cdp().send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
}

/** Ends the composition: the field keeps this text. */
export const commit = (text: string) => cdp().send('Input.insertText', { text });
