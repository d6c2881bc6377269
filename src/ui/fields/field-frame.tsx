import type { ReactNode } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { useLangOf, useTranslate } from '#ui/translate.ts';
import styles from './field-frame.module.css';

type NoteProps = { id: string; hint?: ReactNode; error?: string | undefined };

/* The live region stands before there is anything to say, else readers would miss the first error. */
function FieldNotes({ id, hint, error }: NoteProps) {
  const t = useTranslate();
  const langOf = useLangOf();
  const said = error && t(error);
  return (
    <>
      {hint && !error && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div id={`${id}-error`} aria-live="polite">
        {error && (
          <p key={error} className={styles.error}>
            <Icon name="alert" size={16} />
            <span lang={langOf(said)}>{said}</span>
          </p>
        )}
      </div>
    </>
  );
}

type FieldFrameProps = NoteProps & {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  group?: boolean | undefined;
  children: ReactNode;
};

export function FieldFrame({ id, label, labelHidden, hint, error, group, children }: FieldFrameProps) {
  const notes = <FieldNotes id={id} hint={hint} error={error} />;
  const state = { 'data-invalid': error ? true : undefined };
  const labelling = { id: `${id}-label`, className: styles.label, 'data-hidden': labelHidden || undefined };
  if (group) {
    const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
    return (
      <fieldset id={id} className={styles.field} aria-describedby={note} {...state}>
        <legend {...labelling}>{label}</legend>
        {children}
        {notes}
      </fieldset>
    );
  }
  return (
    <div className={styles.field} {...state}>
      <label htmlFor={id} {...labelling}>
        {label}
      </label>
      {children}
      {notes}
    </div>
  );
}
