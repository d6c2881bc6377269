import { notFound, useMatch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { stepByRoute } from '#schemas/index.ts';
import { StepScreen } from '#steps/step-screen.tsx';

/**
 * The screen of the matched route; the address may already name the next one, whose code is loading. All routes have this
 * one component, so that the frame of a step stays for the next one. `loaded`: the screens that are not steps.
 */
export function JourneyScreen({ loaded }: { readonly loaded: ReadonlyMap<string, ComponentType> }) {
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const Screen = loaded.get(path);
  if (Screen) return <Screen />;
  const step = stepByRoute(path);
  if (!step) throw notFound();
  return <StepScreen step={step} />;
}
