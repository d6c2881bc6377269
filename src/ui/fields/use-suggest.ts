import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

export type SuggestStatus = 'idle' | 'loading' | 'ready' | 'failed';

type SuggestOptions = { options: readonly string[]; status: SuggestStatus; onPick: (option: string) => void };

/** The option below or above the active one, around the ends. */
function neighbour(options: readonly string[], active: string | undefined, key: 'ArrowDown' | 'ArrowUp') {
  const index = active === undefined ? -1 : options.indexOf(active);
  if (key === 'ArrowDown') return options[(index + 1) % options.length];
  return options[index <= 0 ? options.length - 1 : index - 1];
}

/** The state of the menu of a suggest field: whether it is open, the active option, and the keyboard. */
export function useSuggest({ options, status, onPick }: SuggestOptions) {
  const root = useRef<HTMLDivElement>(null);
  const [requested, setRequested] = useState(false);
  const [marked, setMarked] = useState<string>();
  const open = requested && status !== 'idle';
  const listed = open && status === 'ready' && options.length > 0;
  const active = listed && marked !== undefined && options.includes(marked) ? marked : undefined;

  const show = (option?: string) => {
    setRequested(true);
    setMarked(option);
  };
  const close = () => {
    setRequested(false);
    setMarked(undefined);
  };
  const pick = (option: string) => {
    close();
    onPick(option);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') show(neighbour(options, active, event.key));
    else if (event.key === 'Enter' && active !== undefined) pick(active);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (!root.current?.contains(relatedTarget)) close();
  };
  return { root, open, listed, active, show, pick, handleKey, handleBlur };
}
