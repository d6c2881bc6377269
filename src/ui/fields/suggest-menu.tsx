import type { FocusEvent, MouseEvent } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { SpinnerRing } from '#ui/progress/spinner.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './suggest-menu.module.css';

export type Suggestions = {
  /** The text in the field, which is bold in each suggestion. */
  typed: string;
  options: readonly string[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
  emptyText: string;
  onRetry: () => void;
  onPick: (option: string) => void;
};

function OptionText({ option, typed }: { option: string; typed: string }) {
  const part = typed.toLowerCase();
  const start = option.toLowerCase().indexOf(part);
  if (start < 0) return <span>{option}</span>;
  const end = start + part.length;
  return (
    <span>
      {option.slice(0, start)}
      <b className={styles.match}>{option.slice(start, end)}</b>
      {option.slice(end)}
    </span>
  );
}

/* The field keeps the focus, so that the phone keeps its keyboard open. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const reveal = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' });

type SuggestMenuProps = Suggestions & {
  id: string;
  label: string;
  open: boolean;
  active: string | undefined;
  onBlur: (event: FocusEvent) => void;
};

export function SuggestMenu(props: SuggestMenuProps) {
  const { id, label, open, typed, options, active, status, emptyText, onRetry, onPick, onBlur } = props;
  const t = useTranslate();
  const count = options.length;
  const messages = {
    idle: '',
    loading: t('Searching'),
    failed: t('We could not load the list'),
    ready: count === 0 ? emptyText : '',
  };
  const message = messages[status];
  // Needs no plural and no formatted number: on a cheap phone the first use of `Intl` takes longer than drawing the list.
  const results = t('Results: {count}', { count: String(count) });
  return (
    <>
      <VisuallyHidden role="status">{open && (message || results)}</VisuallyHidden>
      {open && (
        <div className={styles.menu}>
          {message === '' ? (
            <div
              ref={reveal}
              id={`${id}-list`}
              role="listbox"
              aria-label={label}
              // The browser must not translate the options: the field gets the text of the one that is picked.
              translate="no"
              tabIndex={-1}
              className={styles.list}
              onBlur={onBlur}
            >
              {options.map((option, index) => (
                <button
                  key={option}
                  ref={option === active ? reveal : undefined}
                  id={`${id}-${index}`}
                  type="button"
                  role="option"
                  tabIndex={-1}
                  aria-selected={option === active}
                  className={styles.option}
                  onMouseDown={keepFocus}
                  onClick={() => onPick(option)}
                >
                  <OptionText option={option} typed={typed} />
                </button>
              ))}
            </div>
          ) : (
            <div key={status} ref={reveal} className={styles.message}>
              {status === 'loading' && <SpinnerRing />}
              <span aria-hidden="true">{message}</span>
              {status === 'failed' && (
                <Button variant="link" onMouseDown={keepFocus} onClick={onRetry} onBlur={onBlur}>
                  {t('Try again')}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </>
  );
}
