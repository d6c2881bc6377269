import { afterEach, beforeEach, expect } from 'vitest';
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

beforeEach(() => {
  complaints = [];
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  expect(complaints, 'the console stays silent').toEqual([]);
});
