import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Fields } from '#engine/fields.ts';
import { minLength, required, sameAs } from '#engine/rules.ts';
import { stepSchema } from '#engine/validate.ts';
import { nobody } from '#tests/engine/claims.ts';

test('the rules of a step are a zod schema for its form', () => {
  const fields: Fields = {
    accountNo: { kind: 'masked', label: 'Account number', rules: [required('Required'), minLength(10, 'Too short')] },
    again: { kind: 'digits', label: 'Again', rules: [sameAs('accountNo', 'Must match')] },
  };
  const schema = stepSchema(fields, () => nobody);
  const good = { accountNo: '5521098441', again: '5521098441' };
  expect(z.safeParse(schema, good)).toEqual({ success: true, data: good });
  const broken = z.safeParse(schema, { accountNo: '123', again: '124' });
  expect(broken.error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['accountNo'], 'Too short'],
    [['again'], 'Must match'],
  ]);
  expect(z.safeParse(schema, { accountNo: '5521098441' }).success).toBe(false);
});
