import { notFound, useMatch } from '@tanstack/react-router';
import { stepByRoute } from '#schemas/index.ts';
import { StepScreen } from '#steps/step-screen.tsx';

/** The step of the matched route; the address may already name the next one, whose code is loading. */
export function StepRoute() {
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const step = stepByRoute(path);
  if (!step) throw notFound();
  return <StepScreen key={path} step={step} />;
}
