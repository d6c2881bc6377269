import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslate } from '#ui/translate.ts';
import { fieldAria } from './field-aria.ts';
import { FieldBox } from './field-box.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './suggest-field.module.css';
import { SuggestMenu } from './suggest-menu.tsx';
import { useSteadyCaret } from './use-caret.ts';
import { type SuggestStatus, useSuggest } from './use-suggest.ts';

type NativeInput = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'list' | 'role' | 'children'
>;

type SuggestFieldProps = NativeInput & {
  label: string;
  hint?: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly string[];
  status: SuggestStatus;
  emptyText: string;
  failedText?: string | undefined;
  loadingText?: string | undefined;
  onRetry?: (() => void) | undefined;
  onPick: (value: string) => void;
  error?: string | undefined;
};

export function SuggestField({
  id: givenId,
  label,
  hint,
  value,
  onValueChange,
  options,
  status,
  emptyText,
  failedText,
  loadingText,
  onRetry,
  onPick,
  error,
  onKeyDown,
  onBlur,
  'aria-describedby': also,
  ...input
}: SuggestFieldProps) {
  const t = useTranslate();
  const ownId = useId();
  const id = givenId ?? ownId;
  const keepCaret = useSteadyCaret();
  const { anchor, open, listed, active, show, pick, keyDown, redirect } = useSuggest({ options, status, onPick });
  /* The button leaves the page with its press, and the focus must not be lost with it. */
  const retry = () => {
    document.getElementById(id)?.focus();
    onRetry?.();
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div ref={anchor} className={styles.anchor}>
        <FieldBox htmlFor={id} invalid={Boolean(error)} disabled={input.disabled}>
          <input
            type="text"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...fieldAria(id, { hint, error, also })}
            id={id}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? `${id}-list` : undefined}
            aria-activedescendant={active === undefined ? undefined : `${id}-${options.indexOf(active)}`}
            value={value}
            onChange={({ target }) => {
              show();
              keepCaret(target);
              onValueChange(target.value);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              keyDown(event);
            }}
            onBlur={(event) => {
              onBlur?.(event);
              redirect(event);
            }}
          />
        </FieldBox>
        <SuggestMenu
          {...{ id, label, open, options, active, status, emptyText }}
          failedText={failedText ?? t('We could not load the list')}
          loadingText={loadingText ?? t('Searching')}
          typed={value}
          onRetry={onRetry && retry}
          onPick={pick}
          onLeave={redirect}
        />
      </div>
    </FieldFrame>
  );
}
