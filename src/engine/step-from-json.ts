import type { AddedRoute, Route } from '#contract/routes.ts';
import type { Step } from './step.ts';

/** What the compiler needs to know of a JSON file. */
interface WrittenStep {
  readonly $schema?: string;
  readonly route: string;
}

/**
 * The step of a JSON file, which is written as in TypeScript, but for `$schema`. `npm run check:schemas` checks it.
 * A route of §2 is named for the compiler: `stepFromJson<'/gender'>(gender)`.
 */
export function stepFromJson<Path extends Route = AddedRoute>(json: WrittenStep): Step<string, Path> {
  const { $schema, ...step } = json;
  // What is read from a file has the shape that the checker of the schemas finds in it.
  return step as Step<string, Path>;
}
