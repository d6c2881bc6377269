import { useId } from 'react';
import { SuggestMenu } from './suggest-menu.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { type SuggestStatus, useSuggest } from './use-suggest.ts';

type SuggestFieldProps = Omit<TextFieldProps, 'label' | 'trailing'> & {
  label: string;
  /** What the suggestions are for; it is bold in each. */
  typed: string;
  options: readonly string[];
  status: SuggestStatus;
  emptyText: string;
  onRetry: () => void;
  onPick: (value: string) => void;
};

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
  /* The retry button disappears when it is pressed, so the focus moves to the field first. */
  const retry = () => {
    document.getElementById(id)?.focus();
    onRetry();
  };
  return (
    <div ref={root}>
      <TextField
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? `${id}-list` : undefined}
        aria-activedescendant={active === undefined ? undefined : `${id}-${options.indexOf(active)}`}
        onValueChange={(value) => {
          show();
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
            onRetry={retry}
            onPick={pick}
            onBlur={handleBlur}
          />
        }
      />
    </div>
  );
}
