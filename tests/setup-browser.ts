import { afterEach, beforeEach, expect } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import '#ui/tokens.css';
import '#ui/base.css';

// Silence is required: what reaches the console as an error, or is rejected with nobody listening, fails the test.
let complaints: string[] = [];

const complain = console.error;
console.error = (...words: unknown[]) => {
  complaints.push(words.map(String).join(' '));
  complain(...words);
};
addEventListener('unhandledrejection', ({ reason }) => complaints.push(`Unhandled rejection: ${String(reason)}`));
addEventListener('securitypolicyviolation', ({ violatedDirective }) => complaints.push(`Policy: ${violatedDirective}`));

beforeEach(async () => {
  complaints = [];
  // A screen that goes keeps what was typed: the last one goes before the storage is emptied, not after.
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  expect(complaints, 'the console stays silent').toEqual([]);
});
