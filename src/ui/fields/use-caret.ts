import { useLayoutEffect, useReducer, useRef } from 'react';

interface Due {
  readonly input: HTMLInputElement;
  readonly placeIn: (text: string) => number;
}

/**
 * React puts the caret last whenever it writes another text than was typed: capitals, a group comma, a refused letter.
 * Gives a function that puts it back, once the text is written, where `placeIn` says.
 */
export function useCaret() {
  const due = useRef<Due>(undefined);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const { input, placeIn } = due.current ?? {};
    due.current = undefined;
    if (!input || !placeIn || document.activeElement !== input) return;
    const place = placeIn(input.value);
    if (input.selectionStart !== place || input.selectionEnd !== place) input.setSelectionRange(place, place);
  });
  return (input: HTMLInputElement, placeIn: Due['placeIn']) => {
    due.current = { input, placeIn };
    drawAgain();
  };
}

/** Keeps the caret before what is behind it: a field changes what is typed, and nothing behind it. */
export function useSteadyCaret() {
  const putCaret = useCaret();
  return (input: HTMLInputElement) => {
    // An input of type email has no caret that can be read or put.
    if (input.selectionStart === null) return;
    const behind = input.value.length - input.selectionStart;
    putCaret(input, (text) => Math.max(0, text.length - behind));
  };
}
