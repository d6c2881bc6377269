import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import '#ui/tokens.css';
import '#ui/base.css';
import { setAnimationSpeed } from './animation-speed.ts';
import { resizeWindow } from './resize-window.ts';

// A console error or an unhandled rejection fails the test.
let errors: string[] = [];

const logError = console.error;
console.error = (...words: unknown[]) => {
  errors.push(words.map(String).join(' '));
  logError(...words);
};
addEventListener('unhandledrejection', ({ reason }) => errors.push(`Unhandled rejection: ${String(reason)}`));
addEventListener('securitypolicyviolation', ({ violatedDirective }) => errors.push(`Policy: ${violatedDirective}`));

const { animate } = Element.prototype;

beforeEach(async () => {
  errors = [];
  // Unmounts before the storage is emptied, because a screen stores what was typed when it unmounts.
  await cleanup();
  // Moves the pointer away: a toast that appears under it would be hovered, and stay.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  await setAnimationSpeed(1);
  // A sheet takes no tap in its first 400 ms. At a higher speed the time of the animations would pass that of the machine,
  // and then Chromium stops it.
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, keyframes) {
    return animate.call(this, keyframes, 20);
  });
  await resizeWindow(360, 740);
  // The language, which changes line heights, and the cookie that keeps it.
  document.documentElement.lang = 'en-IN';
  document.cookie = 'kadam.language=; Path=/; Max-Age=0';
  delete document.documentElement.dataset.theme;
  scrollTo(0, 0);
  // In the first test of a page, the focus is still outside of the frame, where Tab would begin.
  window.focus();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  expect(errors, 'the console stays silent').toEqual([]);
});
