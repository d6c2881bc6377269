import { expect, test } from 'vitest';
import { slowHashOf } from '#sandbox/secrets.ts';

test('the hash of an account number takes 60,000 iterations', async () => {
  // Made with Python: hashlib.pbkdf2_hmac('sha256', b'55210984417', b'salt', 60000).hex()
  expect(await slowHashOf('55210984417', 'salt')).toBe(
    '399fddfc0dfc3e3f359e5499b3db62832b681dc713329ce28452fd2b1c707c72',
  );
});
