import { groupAmount, retypeAmount } from '#engine/amount.ts';
import { rupeesInWords } from '#engine/amount-in-words.ts';
import type { FieldOf } from '#engine/fields.ts';
import { rupees } from '#engine/format.ts';
import { ShortcutChips } from '#ui/choices/shortcut-chips.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { useTranslation } from '#ui/translate.ts';
import { type FieldProps, useControlledField } from './use-bound-field.tsx';

export function MoneyKind({ name, field, alone }: FieldProps<FieldOf<'money'>>) {
  const { attributes, choose } = useControlledField(name, field);
  const { value, onValueChange, ...amount } = attributes;
  const { t, lang } = useTranslation();
  const shown = groupAmount(value);
  const shortcuts = field.shortcuts?.map((amount) => ({ value: String(amount), label: rupees(amount) }));

  const retype = (raw: string, at: number) => {
    const { value, caret } = retypeAmount(raw, at, shown);
    return { shown: groupAmount(onValueChange(value)), caret };
  };
  return (
    <>
      <AmountField
        {...amount}
        data-autofocus={alone || undefined}
        words={rupeesInWords(value, lang)}
        value={shown}
        onType={retype}
      />
      {shortcuts && (
        <ShortcutChips
          label={t('Pick the {field}', { field: t({ text: field.label }).toLowerCase() })}
          options={shortcuts}
          value={value}
          onPick={choose}
        />
      )}
    </>
  );
}
