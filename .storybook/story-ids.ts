import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ScreenStates } from './screen-states.ts';

/** Matches the path of a file with the states of a screen; its group has the folders of the screen. */
export const stateFile = /(?:^|[\\/])src[\\/]screens[\\/](.+)[\\/][^\\/]+\.states\.ts$/;

export const stepId = (route: string) => sanitize(`Steps${route}`);

export const screenId = (file: string) => sanitize(`Screens/${stateFile.exec(file)?.[1]}`);

/** The story that shows a step as a borrower finds it. */
export const stepStory = (route: string) => toId(stepId(route), 'Empty');

/** The story that shows a screen as a borrower finds it: its first. */
export function screenStory(file: string, { byName }: ScreenStates): string {
  const [first = ''] = Object.keys(byName);
  return toId(screenId(file), storyNameFromExport(first));
}
