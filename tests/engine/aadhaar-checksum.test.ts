import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasValidChecksum } from '#engine/aadhaar-checksum.ts';

describe('the check digit of an Aadhaar number', () => {
  test.each(['2363', '758722', '1234567890120', '84736430954837284567892', '1234 5678 9012 0'])(
    'fits in %s',
    (number) => {
      expect(hasValidChecksum(number)).toBe(true);
    },
  );

  const completed = (digits: string) => Array.from('0123456789', (last) => digits + last).filter(hasValidChecksum);
  const eleven = fc.stringMatching(/^\d{11}$/);

  test('is exactly one digit for any eleven digits', () => {
    fc.assert(fc.property(eleven, (digits) => completed(digits).length === 1));
  });
});
