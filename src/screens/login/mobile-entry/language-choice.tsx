import { useState } from 'react';
import type { LanguageCode } from '#languages/index.ts';
import { languageOf, languages } from '#languages/index.ts';
import { useLanguage } from '#session/language-context.ts';
import { SegmentedControl } from '#ui/choices/segmented-control.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useTranslate } from '#ui/translate.ts';

/** Each language in its own script. */
const segments = languages
  .filter(({ isOffered }) => isOffered)
  .map(({ code, name, lang }) => ({ value: code, label: name, lang }));

/** Changes the language of the app. Typed values stay. */
export function LanguageChoice() {
  const { language, choose } = useLanguage();
  const t = useTranslate();
  const [pending, setPending] = useState<LanguageCode>();
  const [changed, setChanged] = useState(false);

  const change = async (value: string) => {
    const chosen = languageOf(value).code;
    setPending(chosen);
    await choose(chosen);
    setPending(undefined);
    setChanged(true);
  };
  return (
    <>
      <SegmentedControl
        legend="Language · भाषा"
        segments={segments}
        value={pending ?? language}
        busy={pending !== undefined}
        onValueChange={(value) => void change(value)}
      />
      <VisuallyHidden role="status">
        {changed && t('Kadam is in {language} now.', { language: languageOf(language).name })}
      </VisuallyHidden>
    </>
  );
}
