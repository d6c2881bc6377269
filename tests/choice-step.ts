import { steps } from '#schemas/index.ts';

const isChoice = ({ fields, save, askIf }: (typeof steps)[number]) =>
  'key' in save && !askIf && Object.values(fields).every(({ kind }) => kind === 'choice');

const found = steps.find(isChoice);
if (!found) throw new Error('No step has one choice that everyone is asked.');

/** The first step that is one choice, so that a test of any such step names none. A product may remove or reword each. */
export const choiceStep = found;
