import { QueryClientProvider } from '@tanstack/react-query';
import { notFound, useMatch } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { languageOfSchemas } from '#languages/index.ts';
import { stepByRoute, steps } from '#schemas/index.ts';
import { JourneyProvider } from '#screen/journey-context.ts';
import { StepScreen } from '#steps/step-screen.tsx';
import { createTranslation, TranslationProvider, useTranslation } from '#ui/translate.ts';
import type { Journey } from './journey.ts';

const hindiOfSteps = Object.assign({}, ...steps.map(({ hindi }) => hindi));

/** Around every screen but the first: the query cache, the journey, and the texts of the steps. */
export function InJourney({ journey, children }: { journey: Journey; children: ReactNode }) {
  const { lang, catalogue } = useTranslation();
  const translation = useMemo(
    () => createTranslation(lang, lang === languageOfSchemas ? { ...catalogue, ...hindiOfSteps } : catalogue),
    [lang, catalogue],
  );
  return (
    <QueryClientProvider client={journey.queries}>
      <JourneyProvider value={journey.entries}>
        <TranslationProvider value={translation}>{children}</TranslationProvider>
      </JourneyProvider>
    </QueryClientProvider>
  );
}

/**
 * The screen of the matched route; the address may already name the next one, whose code is loading. One component draws
 * all of them, so that the frame of a step stays for the next one.
 */
export function JourneyScreen({ journey }: { readonly journey: Journey }) {
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return <InJourney journey={journey}>{screenAt(path, journey)}</InJourney>;
}

function screenAt(path: string, { loaded }: Journey): ReactNode {
  const Screen = loaded.get(path);
  if (Screen) return <Screen />;
  const step = stepByRoute(path);
  if (!step) throw notFound();
  return <StepScreen step={step} />;
}
