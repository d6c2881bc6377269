import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { fieldAria } from './field-aria.ts';
import { FieldBox } from './field-box.tsx';
import { FieldFrame } from './field-frame.tsx';

type NativeInput = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'children'>;

type AmountFieldProps = NativeInput & {
  label: ReactNode;
  hint?: ReactNode;
  /* The amount in words; it stands where the hint stood. */
  words?: ReactNode;
  error?: string | undefined;
  value: string;
  onValueChange: (raw: string, caret: number) => void;
  caret?: number | undefined;
};

/* React puts the caret last whenever it writes another text than was typed: a group comma, or a refused letter. */
const useCaret = (id: string, caret: number | undefined) => {
  const typed = useRef(false);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const input = document.activeElement;
    const due = typed.current;
    typed.current = false;
    if (!due || caret === undefined || !(input instanceof HTMLInputElement) || input.id !== id) return;
    input.setSelectionRange(caret, caret);
  });
  return () => {
    typed.current = true;
    drawAgain();
  };
};

export const AmountField = ({
  id: givenId,
  label,
  hint,
  words,
  error,
  value,
  onValueChange,
  caret,
  'aria-describedby': also,
  ...input
}: AmountFieldProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const note = words || hint;
  const restoreCaret = useCaret(id, caret);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    restoreCaret();
    onValueChange(target.value, target.selectionStart ?? target.value.length);
  };
  return (
    <FieldFrame id={id} label={label} hint={note} error={error}>
      <FieldBox tall htmlFor={id} invalid={Boolean(error)} disabled={input.disabled} prefix="₹">
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-labelledby={`${id}-label`}
          {...input}
          {...fieldAria(id, { hint: note, error, also })}
          id={id}
          value={value}
          onChange={type}
        />
      </FieldBox>
    </FieldFrame>
  );
};
