import { useState } from 'react';
import type { MoneyFieldSpec } from '#engine/fields.ts';
import { rupees } from '#engine/format.ts';
import { groupIndian, retypeMoney } from '#engine/typing.ts';
import { rupeesInWords } from '#engine/words.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { ShortcutChips } from '#ui/shortcut-chips.tsx';
import type { FieldProps } from './use-bound-field.ts';
import { typedAttributes, useBoundField } from './use-bound-field.ts';

export function MoneyKind({ name, field, alone }: FieldProps<MoneyFieldSpec>) {
  const { value, ref, error, type, choose, blur } = useBoundField(name, field);
  const [caret, setCaret] = useState<number>();
  const shown = groupIndian(value);

  const retype = (raw: string, at: number) => {
    const retyped = retypeMoney(raw, at, { before: shown, ...(field.keep && { keep: field.keep }) });
    setCaret(retyped.caret);
    type(retyped.digits);
  };
  return (
    <>
      <AmountField
        {...typedAttributes(field)}
        ref={ref}
        name={name}
        autoFocus={alone}
        words={value && rupeesInWords(Number(value))}
        value={shown}
        caret={caret}
        error={error}
        onValueChange={retype}
        onBlur={blur}
      />
      {field.shortcuts && (
        <ShortcutChips
          label={`Pick the ${field.label.toLowerCase()}`}
          options={field.shortcuts.map((amount) => ({ value: String(amount), label: rupees(amount) }))}
          onPick={choose}
        />
      )}
    </>
  );
}
