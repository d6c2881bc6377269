import { groupAmount, retypeAmount } from '#engine/amount.ts';
import { rupeesInWords } from '#engine/amount-in-words.ts';
import { announceAfterMs } from '#engine/delays.ts';
import type { FieldOf } from '#engine/fields.ts';
import { rupees } from '#engine/format.ts';
import { ShortcutChips } from '#ui/choices/shortcut-chips.tsx';
import { InputField } from '#ui/fields/text-field.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useLangOf, useTranslate } from '#ui/translate.ts';
import { type StepFieldProps, useControlledField } from './use-bound-field.tsx';
import { useDebouncedValue } from './use-debounced-value.ts';

/**
 * An amount with Indian grouping. The amount in words replaces the hint, in a line that is always there. Screen readers
 * announce it after a pause in typing.
 */
export function MoneyKind({ name, field, alone }: StepFieldProps<FieldOf<'money'>>) {
  const { attributes, choose } = useControlledField(name, field);
  const { value, hint, onValueChange, ...amount } = attributes;
  const t = useTranslate();
  const langOf = useLangOf();
  const shown = groupAmount(value);
  const words = rupeesInWords(value, t);
  const announced = useDebouncedValue(words, announceAfterMs);
  const shortcuts = field.shortcuts?.map((amount) => ({ value: String(amount), label: rupees(amount) }));

  const retype = (raw: string, at: number) => {
    const { value, caret } = retypeAmount(raw, at, shown);
    return { shown: groupAmount(onValueChange(value)), caret };
  };
  return (
    <>
      <InputField
        inputMode="numeric"
        autoComplete="off"
        {...amount}
        tall
        prefix="₹"
        autofocus={alone}
        hint={
          (!words && hint) || (
            <>
              <span aria-hidden="true">{words || '\u00a0'}</span>
              <VisuallyHidden lang={langOf(announced)}>{announced}</VisuallyHidden>
            </>
          )
        }
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
