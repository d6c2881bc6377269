import { useSelector } from '@tanstack/react-store';
import { useEffect, useRef, useState } from 'react';
import { type LanguageCode, languageOf, languages } from '#languages/index.ts';
import { useServices } from '#screen/services.ts';
import { SegmentedControl } from '#ui/choices/segmented-control.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useTranslate } from '#ui/translate.ts';

const segments = languages
  .filter(({ isOffered }) => isOffered)
  .map(({ code, name, lang }) => ({ value: code, label: name, lang }));

/** Changes the language of the app. Typed values stay. */
export function LanguageChoice() {
  const { store, choose } = useServices().language;
  const { language } = useSelector(store);
  const t = useTranslate();
  const [pending, setPending] = useState<LanguageCode>();
  const shown = pending ?? language;
  const [changed, setChanged] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);

  const change = async (value: string) => {
    const chosen = languageOf(value).code;
    setPending(chosen);
    const isShown = await choose(chosen);
    setPending(undefined);
    if (isShown) setChanged(true);
  };
  // They differ if the borrower chose another language before the scripts were loaded.
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (chosen && chosen !== shown) void change(chosen);
  });
  return (
    <>
      <SegmentedControl
        ref={group}
        label="Language · भाषा"
        segments={segments}
        value={shown}
        busy={pending !== undefined}
        onValueChange={(value) => void change(value)}
      />
      <VisuallyHidden role="status">
        {changed && t('Kadam is in {language} now.', { language: languageOf(language).name })}
      </VisuallyHidden>
    </>
  );
}
