import type { Page } from '@playwright/test';
import { cutOff } from '../cut-off.ts';

export const cutOffOn = (page: Page): Promise<string[]> => page.evaluate(cutOff);
