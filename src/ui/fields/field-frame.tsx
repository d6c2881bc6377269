import { createContext, type FocusEventHandler, type ReactNode, type Ref, useContext, useId } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { Text } from '#ui/content/text.tsx';
import { titleId } from '#ui/layout/page.tsx';
import hiddenStyles from '#ui/layout/visually-hidden.module.css';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useLangOf } from '#ui/translate.ts';
import styles from './field-frame.module.css';

/** The legend of the group that the field is in: two groups may have the same error. */
export const GroupLegend = createContext<string | undefined>(undefined);

type Notes = {
  hint?: ReactNode;
  error?: string | undefined;
  /** Another message announces the error. */
  quiet?: boolean | undefined;
};

/* The error of a blurred field moves the content below it: keeps the element that has the focus now above the foot. */
const keepInView = (error: Element | null) => {
  const focused = error && document.querySelector('[data-body] :focus');
  focused?.scrollIntoView({ block: 'nearest' });
  // In a long group of choices, the error is far from the focused choice.
  if (focused && error.closest('[data-invalid]')?.contains(focused)) error.scrollIntoView({ block: 'nearest' });
};

/* A screen reader announces the first message only if its live region was on the page before. */
function FieldNotes({ id, hint, error, quiet }: Notes & { id: string }) {
  const langOf = useLangOf();
  const legend = useContext(GroupLegend);
  return (
    <>
      {hint && !error && (
        <Text id={`${id}-hint`} size="small" className={styles.hint}>
          {hint}
        </Text>
      )}
      <div id={`${id}-error`} aria-live={quiet ? 'off' : 'polite'}>
        {error && (
          <p key={error} ref={keepInView} className={styles.error}>
            <Icon name="alert" size={16} />
            {legend && <VisuallyHidden>{legend}: </VisuallyHidden>}
            <span lang={langOf(error)}>{error}</span>
          </p>
        )}
      </div>
    </>
  );
}

/** The id of the note that describes the control: the error replaces the hint. */
const noteId = (id: string, { hint, error }: Notes) => (error ? `${id}-error` : hint ? `${id}-hint` : undefined);

export type FieldProps = Notes & {
  id?: string | undefined;
  label: string;
  labelHidden?: boolean | undefined;
  /** Takes the focus when the screen opens, in place of the title, which becomes part of its name. */
  autofocus?: boolean | undefined;
};

export type Control = {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'data-autofocus': true | undefined;
};

/** The properties of the frame, and those of the control in it. */
export function splitField<Props extends FieldProps & { onBlur?: FocusEventHandler | undefined }>(props: Props) {
  const { id, label, labelHidden, autofocus, hint, error, quiet, ...control } = props;
  const onBlur: FocusEventHandler = (event) => {
    // A switch to another app blurs the field, but it stays the active element: the borrower comes back to it.
    if (document.activeElement !== event.target) props.onBlur?.(event);
  };
  return [
    { id, label, labelHidden, autofocus, hint, error, quiet },
    { ...control, onBlur },
  ] as const;
}

/** Label, hint and error of one control. The control is a native element with these attributes. */
export function FieldFrame({
  id: givenId,
  label,
  labelHidden,
  autofocus,
  children,
  ...notes
}: FieldProps & { children: (control: Control) => ReactNode }) {
  const langOf = useLangOf();
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.field} data-invalid={notes.error ? true : undefined}>
      <label
        htmlFor={id}
        id={`${id}-label`}
        lang={langOf(label)}
        className={labelHidden ? hiddenStyles.hidden : styles.label}
      >
        {label}
      </label>
      {children({
        id,
        'aria-labelledby': autofocus ? `${id}-label ${titleId}` : `${id}-label`,
        'aria-describedby': noteId(id, notes),
        'aria-invalid': notes.error ? true : undefined,
        'data-autofocus': autofocus || undefined,
      })}
      <FieldNotes id={id} {...notes} />
    </div>
  );
}

type GroupProps = Omit<FieldProps, 'id' | 'autofocus'>;

export type RadioGroupProps = GroupProps & {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The radio button that takes the focus: the chosen one, else the first. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Label, hint and error of a group of radio buttons. */
export function GroupFrame({ label, labelHidden, children, ...notes }: GroupProps & { children: ReactNode }) {
  const langOf = useLangOf();
  const id = useId();
  return (
    <fieldset
      className={styles.field}
      aria-describedby={noteId(id, notes)}
      data-invalid={notes.error ? true : undefined}
    >
      <legend lang={langOf(label)} className={labelHidden ? hiddenStyles.hidden : styles.label}>
        {label}
      </legend>
      {children}
      <FieldNotes id={id} {...notes} />
    </fieldset>
  );
}
