import { routes } from '#contract/routes.ts';
import type { TestFile } from './test-files.ts';
import type { TraceGroup } from './trace.ts';
import { proofsIn } from './trace.ts';

/** As an address of its own, or at the beginning of a test's name: '/gender', '/finbox?url=', '/pan-verify shows …'. */
function addressed(route: string): RegExp {
  return new RegExp(`['"\`]${route.replaceAll('/', '\\/')}['"\`? :]`);
}

/** §2: every route, and the tests that name it. */
export function routeTraces(files: readonly TestFile[]): TraceGroup {
  // A tool's test may name a route as its example.
  const ofTheApp = files.filter(({ path }) => !path.startsWith('tests/scripts/'));
  return {
    section: '§2',
    title: 'Routes',
    how: 'A test that names the route.',
    traces: routes.map((route) => {
      const form = addressed(route);
      return {
        says: `\`${route}\``,
        proofs: ofTheApp.flatMap((file) => proofsIn(file, (source) => form.test(source))),
      };
    }),
  };
}
