import { notFound, useMatch } from '@tanstack/react-router';
import { isRoute } from '#contract/routes.ts';
import { stepByRoute } from '#schemas/index.ts';
import { StepScreen } from '#steps/step-screen.tsx';

/** The step of the route that matched; not of the address, which already names the next one while its code is fetched. */
export function StepRoute() {
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const step = isRoute(path) ? stepByRoute(path) : undefined;
  if (!step) throw notFound();
  return <StepScreen key={path} step={step} />;
}
