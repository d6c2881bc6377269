import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { SpinnerRing } from '#ui/progress/spinner.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './suggest-menu.module.css';
import type { SuggestStatus } from './use-suggest.ts';

const split = (option: string, typed: string) => {
  const part = typed.trim().toLowerCase();
  const start = part === '' ? -1 : option.toLowerCase().indexOf(part);
  if (start < 0) return [option, '', ''];
  const end = start + part.length;
  return [option.slice(0, start), option.slice(start, end), option.slice(end)];
};

function Matched({ option, typed }: { option: string; typed: string }) {
  const [before, match, after] = split(option, typed);
  return (
    <span>
      {before}
      {match && <b className={styles.match}>{match}</b>}
      {after}
    </span>
  );
}

/* The focus, and with it the keyboard of the phone, stays with the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

type ListProps = {
  id: string;
  label: string;
  typed: string;
  options: readonly string[];
  active: string | undefined;
  onPick: (option: string) => void;
  onLeave: (event: FocusEvent) => void;
};

function SuggestList({ id, label, typed, options, active, onPick, onLeave }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector('[aria-selected="true"]') ?? list.current;
    if (active !== undefined || row === list.current) row?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={styles.list}
      onBlur={onLeave}
    >
      {options.map((option, place) => (
        <button
          key={option}
          id={`${id}-${place}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option === active}
          className={styles.option}
          onMouseDown={keepFocus}
          onClick={() => onPick(option)}
        >
          <Matched option={option} typed={typed} />
        </button>
      ))}
    </div>
  );
}

type SuggestMenuProps = ListProps & {
  open: boolean;
  status: SuggestStatus;
  emptyText: string;
  failedText: string;
  loadingText: string;
  onRetry: (() => void) | undefined;
};

const messageOf = ({ status, options, emptyText, failedText, loadingText }: SuggestMenuProps) => {
  if (status === 'loading') return loadingText;
  if (status === 'failed') return failedText;
  return options.length === 0 ? emptyText : '';
};

export function SuggestMenu(props: SuggestMenuProps) {
  const t = useTranslate();
  const { open, status, onRetry, ...list } = props;
  const message = messageOf(props);
  const count = list.options.length === 1 ? t('1 result') : t(`${list.options.length} results`);
  return (
    <>
      <VisuallyHidden role="status">{open && (message || count)}</VisuallyHidden>
      {open && (
        <div className={styles.menu}>
          {message === '' ? (
            <SuggestList {...list} />
          ) : (
            <div className={styles.message}>
              {status === 'loading' && <SpinnerRing />}
              <span aria-hidden="true">{message}</span>
              {status === 'failed' && onRetry && (
                <Button variant="link" onMouseDown={keepFocus} onClick={onRetry} onBlur={list.onLeave}>
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
