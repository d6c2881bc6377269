import { useState } from 'react';
import type { MoneyFieldSpec } from '#engine/fields.ts';
import { rupees } from '#engine/format.ts';
import { groupIndian, retypeMoney } from '#engine/typing.ts';
import { rupeesInWords } from '#engine/words.ts';
import { rupeesInHindi } from '#engine/words-in-hindi.ts';
import { useLanguage } from '#session/language-context.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { useSay } from '#ui/say.ts';
import { ShortcutChips } from '#ui/shortcut-chips.tsx';
import type { FieldProps } from './use-bound-field.ts';
import { typedAttributes, useBoundField } from './use-bound-field.ts';

export function MoneyKind({ name, field, alone }: FieldProps<MoneyFieldSpec>) {
  const { value, ref, error, type, choose, blur } = useBoundField(name, field);
  const say = useSay();
  const { language } = useLanguage();
  const inWords = language === 'hi' ? rupeesInHindi : rupeesInWords;
  const [caret, setCaret] = useState<number>();
  const [paise, setPaise] = useState('');
  const shown = groupIndian(value) + paise;

  const retype = (raw: string, at: number) => {
    const retyped = retypeMoney(raw, at, { before: shown, ...(field.keep && { keep: field.keep }) });
    setCaret(retyped.caret);
    setPaise(retyped.paise);
    type(retyped.digits);
  };
  return (
    <>
      <AmountField
        {...typedAttributes(field, say)}
        ref={ref}
        name={name}
        autoFocus={alone}
        words={value && inWords(Number(value))}
        value={shown}
        caret={caret}
        error={error}
        onValueChange={retype}
        onBlur={() => {
          setPaise('');
          blur();
        }}
      />
      {field.shortcuts && (
        <ShortcutChips
          label={say(`Pick the ${say(field.label).toLowerCase()}`)}
          options={field.shortcuts.map((amount) => ({ value: String(amount), label: rupees(amount) }))}
          onPick={choose}
        />
      )}
    </>
  );
}
