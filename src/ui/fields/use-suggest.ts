import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

export type SuggestStatus = 'idle' | 'loading' | 'ready' | 'failed';

type Suggest = { options: readonly string[]; status: SuggestStatus; onPick: (option: string) => void };

const neighbour = (options: readonly string[], active: string | undefined, key: string) => {
  const place = active === undefined ? -1 : options.indexOf(active);
  if (key === 'ArrowDown') return options[(place + 1) % options.length];
  return options[place <= 0 ? options.length - 1 : place - 1];
};

/** When the menu of a suggest field is open, which of its options is marked, and what the keys do. */
export function useSuggest({ options, status, onPick }: Suggest) {
  const anchor = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [marked, setMarked] = useState<string>();
  const open = wanted && status !== 'idle';
  const listed = open && status === 'ready' && options.length > 0;
  const active = listed && marked !== undefined && options.includes(marked) ? marked : undefined;

  const show = (mark?: string) => {
    setWanted(true);
    setMarked(mark);
  };
  const close = () => {
    setWanted(false);
    setMarked(undefined);
  };
  const pick = (option: string) => {
    close();
    onPick(option);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') show(neighbour(options, active, event.key));
    else if (event.key === 'Enter' && active !== undefined) pick(active);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
  };
  const redirect = ({ relatedTarget: next }: FocusEvent) => {
    if (!anchor.current?.contains(next)) close();
  };
  return { anchor, open, listed, active, show, pick, keyDown, redirect };
}
