import { groupAmount, retypeAmount } from '#engine/amount.ts';
import { rupeesInEnglish, rupeesInHindi } from '#engine/amount-in-words.ts';
import type { FieldOf } from '#engine/fields.ts';
import { rupees } from '#engine/format.ts';
import { ShortcutChips } from '#ui/choices/shortcut-chips.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { useTranslation } from '#ui/translate.ts';
import { type FieldProps, useControlledField } from './use-bound-field.tsx';

/** An amount in words, by the `lang` of the languages for which it is written. */
const inWords: Record<string, (amount: number) => string> = { 'en-IN': rupeesInEnglish, hi: rupeesInHindi };

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
        words={/^\d+$/.test(value) && inWords[lang]?.(Number(value))}
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
