import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Route } from '#contract/routes.ts';
import { stepByRoute } from '#schemas/index.ts';

const files = import.meta.glob<string>('../src/screens/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const told = /title: '(?<title>[^']+)',\s*\.\.\.screenStories\('(?<route>[^']+)'\)/;
const first = /export const (?<name>\w+) = meta\.story/;

/** The first story of each screen, by its route. */
const screens = new Map(
  Object.values(files).map((text) => {
    const { title = '', route = '' } = told.exec(text)?.groups ?? {};
    const { name = '' } = first.exec(text)?.groups ?? {};
    return [route, toId(title, storyNameFromExport(name))];
  }),
);

/** The story that shows a route as a borrower finds it; none where a screen has no stories. */
export function storyIdOf(route: Route): string | undefined {
  return stepByRoute(route) ? toId(`Steps/${route.slice(1)}`, 'Empty') : screens.get(route);
}
