import { moveBound } from './bounds.ts';
import { addOption, labelOption, orderOptions, removeOption, rewordOption } from './options.ts';
import { addField, addStep, askOnlyIf, removeStep, showOnlyIf, swapSteps } from './places.ts';
import { addVariant, rewordField, rewordMessage, rewordStep } from './texts.ts';

/** What the product team does to a journey, each by its name. */
export const edits = {
  rewordStep,
  rewordField,
  rewordMessage,
  addVariant,
  moveBound,
  addOption,
  removeOption,
  rewordOption,
  labelOption,
  orderOptions,
  swapSteps,
  addStep,
  removeStep,
  addField,
  askOnlyIf,
  showOnlyIf,
};
