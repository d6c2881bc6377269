import { useState } from 'react';
import type { LanguageCode } from '#languages/index.ts';
import { languageOf, languages } from '#languages/index.ts';
import { useLanguage } from '#session/language-context.ts';
import { Segments } from '#ui/choices/segments.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useTranslate } from '#ui/translate.ts';

/** Each in its own script, so that nobody has to read another one to find theirs. */
const segments = languages
  .filter(({ isOffered }) => isOffered)
  .map(({ code, name, lang }) => ({ value: code, label: name, lang }));

/** The language of all that follows. What was typed meanwhile stays. */
export function LanguageChoice() {
  const { language, choose } = useLanguage();
  const t = useTranslate();
  const [wanted, setWanted] = useState<LanguageCode>();
  const [changed, setChanged] = useState(false);

  const change = async (value: string) => {
    const chosen = languageOf(value).code;
    setWanted(chosen);
    await choose(chosen);
    setWanted(undefined);
    setChanged(true);
  };
  return (
    <>
      <Segments
        legend="Language · भाषा"
        segments={segments}
        value={wanted ?? language}
        busy={wanted !== undefined}
        onValueChange={(value) => void change(value)}
      />
      <VisuallyHidden role="status">
        {changed && t('Kadam is in {language} now.', { language: languageOf(language).name })}
      </VisuallyHidden>
    </>
  );
}
