/** '9876543210' as people here write it: +91 98765 43210. */
export function spokenMobile(digits: string): string {
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`.trim();
}
