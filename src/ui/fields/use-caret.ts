import { useLayoutEffect, useReducer, useRef } from 'react';

type PendingCaret = { input: HTMLInputElement; positionIn: (text: string) => number };

/**
 * React moves the caret to the end when it writes another text than was typed: capitals, a group comma, a refused
 * letter. Returns a function that moves it to `positionIn(text)` once the new text is written.
 */
export function useCaret() {
  const pending = useRef<PendingCaret>(undefined);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const { input, positionIn } = pending.current ?? {};
    pending.current = undefined;
    if (!input || !positionIn || document.activeElement !== input) return;
    const position = positionIn(input.value);
    if (input.selectionStart !== position || input.selectionEnd !== position) {
      input.setSelectionRange(position, position);
    }
  });
  return (input: HTMLInputElement, positionIn: PendingCaret['positionIn']) => {
    pending.current = { input, positionIn };
    rerender();
  };
}

/** Keeps the caret at its distance from the end: a field changes only what is before it. */
export function useStableCaret() {
  const setCaret = useCaret();
  return (input: HTMLInputElement) => {
    // The caret of an input of type email cannot be read or set.
    if (input.selectionStart === null) return;
    const fromEnd = input.value.length - input.selectionStart;
    setCaret(input, (text) => Math.max(0, text.length - fromEnd));
  };
}
