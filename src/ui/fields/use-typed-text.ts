import { type ChangeEvent, type CompositionEvent, useState } from 'react';

export type Shown = { shown: string; caret: number };

/**
 * The props of an input whose text is normalized. `onType` returns the text to show for the typed text, and the position of
 * the caret in it. A keyboard that composes a word would write it again after a change: until the word is complete, it is
 * shown as typed.
 */
export function useTypedText(value: string | undefined, onType: (raw: string, caret: number) => Shown) {
  const [composed, setComposed] = useState<Shown & { raw: string }>();
  return {
    value: composed?.shown === value ? composed?.raw : value,
    onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const raw = target.value;
      watchUndo(target, raw);
      const typed = onType(raw, target.selectionStart ?? raw.length);
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing;
      setComposed(isComposing ? { raw, ...typed } : undefined);
      if (!isComposing) writeText(target, typed);
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      setComposed(undefined);
      if (composed?.raw === currentTarget.value) writeText(currentTarget, composed);
    },
  };
}

/** The caret keeps its distance from the end: normalizing changes only the text before it. */
export function keepCaret(onValueChange: (typed: string) => string) {
  return (raw: string, caret: number): Shown => {
    const shown = onValueChange(raw);
    return { shown, caret: Math.max(0, caret + shown.length - raw.length) };
  };
}

/* Returning false cancels the event. */
const refuseUndo = ({ inputType }: InputEvent) => !inputType.startsWith('history');

/* Once another text was written over a typed one, trimmed or picked, the browser's undo and redo would join parts of both. */
function watchUndo(input: HTMLInputElement, typed: string): void {
  if (input.onbeforeinput === refuseUndo) return;
  input.onbeforeinput = (event) => {
    if (input.value === typed) return true;
    input.onbeforeinput = refuseUndo;
    return refuseUndo(event);
  };
}

/** Writes the text and sets the caret, which the browser would move to the end. */
function writeText(input: HTMLInputElement, { shown, caret }: Shown): void {
  if (input.value !== shown) input.value = shown;
  // The caret of an input of type email cannot be read or set.
  if (input.selectionStart === null || document.activeElement !== input) return;
  if (input.selectionStart !== caret || input.selectionEnd !== caret) input.setSelectionRange(caret, caret);
}
