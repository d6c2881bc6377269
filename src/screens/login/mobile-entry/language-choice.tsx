import { useState } from 'react';
import type { Language } from '#session/language.ts';
import { useLanguage } from '#session/language-context.ts';
import { Segments } from '#ui/choices/segments.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';

/** Each language in its own script. */
const languages: readonly { value: Language; label: string; lang: string; confirmation: string }[] = [
  { value: 'en', label: 'English', lang: 'en-IN', confirmation: 'Kadam is in English now.' },
  { value: 'hi', label: 'हिन्दी', lang: 'hi', confirmation: 'Kadam अब हिन्दी में है।' },
];

/** Changes the language of the app. Typed values stay. */
export function LanguageChoice() {
  const { language, choose } = useLanguage();
  const [pending, setPending] = useState<Language>();
  const [changed, setChanged] = useState(false);

  const change = async (value: string) => {
    const chosen = languages.find((one) => one.value === value)?.value ?? 'en';
    setPending(chosen);
    await choose(chosen);
    setPending(undefined);
    setChanged(true);
  };
  return (
    <>
      <Segments
        legend="Language · भाषा"
        segments={languages}
        value={pending ?? language}
        busy={pending !== undefined}
        onValueChange={(value) => void change(value)}
      />
      <VisuallyHidden role="status">
        {changed && languages.find(({ value }) => value === language)?.confirmation}
      </VisuallyHidden>
    </>
  );
}
