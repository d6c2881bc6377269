import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { type Suggestions, SuggestMenu } from './suggest-menu.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** The option below or above the active one; after the last comes the first, and the reverse. */
function neighbour(options: readonly string[], active: string | undefined, key: 'ArrowDown' | 'ArrowUp') {
  const index = options.indexOf(active ?? '');
  return key === 'ArrowDown' ? options[(index + 1) % options.length] : options.at(Math.max(index, 0) - 1);
}

/** The state of the menu of a suggest field: whether it is open, the active option, and the keyboard. */
function useSuggest({ options, status, onPick }: Pick<Suggestions, 'options' | 'status' | 'onPick'>) {
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

type SuggestFieldProps = Omit<TextFieldProps, 'trailing'> & Suggestions;

/**
 * A text input with suggestions: the ARIA combobox pattern with a listbox.
 *
 * - **Use** for one of many, such as a state or a company.
 * - **Not** where everything fits on the screen.
 * - **States**: suggestions, nothing found, loading, failed with a way to try again.
 * - **Words**: say what was not found: `No state found`.
 * - **Accessibility**: the number of results is announced; arrows, Enter, Escape.
 */
export function SuggestField({
  typed,
  options,
  status,
  emptyText,
  onRetry,
  onPick,
  onValueChange,
  onBlur,
  ...field
}: SuggestFieldProps) {
  const id = useId();
  const { root, open, listed, active, show, pick, handleKey, handleBlur } = useSuggest({ options, status, onPick });
  /* What is pressed disappears, so the focus moves to the field first: the click of a screen reader has focused it. */
  const inField = (act: () => void) => {
    document.getElementById(id)?.focus();
    act();
  };
  return (
    <div ref={root}>
      <TextField
        autoComplete="off"
        {...field}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? `${id}-list` : undefined}
        aria-activedescendant={active === undefined ? undefined : `${id}-${options.indexOf(active)}`}
        onValueChange={(value) => {
          // A browser that fills in a whole address does so without the focus, whose loss would close the menu.
          if (document.activeElement?.id === id) show();
          return onValueChange(value);
        }}
        onKeyDown={handleKey}
        onBlur={(event) => {
          onBlur?.(event);
          handleBlur(event);
        }}
        trailing={
          <SuggestMenu
            {...{ id, open, typed, options, active, status, emptyText }}
            label={field.label}
            onRetry={() => inField(onRetry)}
            onPick={(option) => inField(() => pick(option))}
            onBlur={handleBlur}
          />
        }
      />
    </div>
  );
}
