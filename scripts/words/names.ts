/** Written like words, but names: what a server, a browser or a program is to recognise. No borrower reads them. */
export const names: readonly string[] = [
  'Kadam',
  'English',
  'Kadam is in English now.',
  'Lead',
  'Approval',
  'Sanction',
  'Noc',
  'Feedback',
  'Bearer {1}',
  'statusCode {1}',
  'in use',
  'in-app browser',
  'noopener noreferrer',
  'Unable to load Sanction Letter. Please try again later.',
  'NOC document is not available yet. Please contact support.',
  'Failed to load loans data',
  'Auto-login failed',
  // What judges an application, §4.
  'Reject',
  'Cibil Rejected',
  'Dtree Bre Rejected',
  'Approved',
  'BRE Accepted',
  'Proceed to Bank',
];

/** Files whose texts are for developers, or for programs. */
export const silentFiles =
  /stories|\/(languages\/hindi\/|app\/inspector\/|app\/settings\.ts|app\/load-chunk\.ts)|\/statement-html\.ts/;

/** Whether a text that is only written down will be read by somebody: a sentence, or a name with a capital. */
export function readsLikeWords(text: string): boolean {
  if (names.includes(text) || /^M-?[\d{]|px\b|^§|:\w|XXXX/.test(text)) return false;
  if (/^['"₹]?\p{Lu}.*\p{Ll}/u.test(text)) return !/^([A-Z][a-z]+){2,}$/.test(text);
  return / /.test(text) && /^[\p{L}\d₹][\p{L}\p{M}\d₹%.,:'’?!()/ {}&+-]*$/u.test(text);
}
