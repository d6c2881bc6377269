import { useState } from 'react';
import type { Language } from '#session/language.ts';
import { useLanguage } from '#session/language-context.ts';
import { Segments } from '#ui/choices/segments.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';

/** Each in its own script, so that nobody has to read the other one to find theirs. */
const languages: readonly { value: Language; label: string; lang: string; now: string }[] = [
  { value: 'en', label: 'English', lang: 'en-IN', now: 'Kadam is in English now.' },
  { value: 'hi', label: 'हिन्दी', lang: 'hi', now: 'Kadam अब हिन्दी में है।' },
];

/** The language of all that follows. What was typed meanwhile stays. */
export function LanguageChoice() {
  const { language, choose } = useLanguage();
  const [wanted, setWanted] = useState<Language>();
  const [changed, setChanged] = useState(false);

  const change = async (value: string) => {
    const chosen = languages.find((one) => one.value === value)?.value ?? 'en';
    setWanted(chosen);
    await choose(chosen);
    setWanted(undefined);
    setChanged(true);
  };
  return (
    <>
      <Segments
        legend="Language · भाषा"
        segments={languages}
        value={wanted ?? language}
        busy={wanted !== undefined}
        onValueChange={(value) => void change(value)}
      />
      <VisuallyHidden role="status">{changed && languages.find(({ value }) => value === language)?.now}</VisuallyHidden>
    </>
  );
}
