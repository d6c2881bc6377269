import { expect, test } from 'vitest';
import { statesWith } from '#sandbox/rules/states.ts';

test('states are found by a part of their name; those that start with it come first', () => {
  expect(statesWith(' pra ')).toEqual([
    'Andhra Pradesh',
    'Arunachal Pradesh',
    'Himachal Pradesh',
    'Madhya Pradesh',
    'Uttar Pradesh',
  ]);
  expect(statesWith('ma')).toEqual([
    'Madhya Pradesh',
    'Maharashtra',
    'Manipur',
    'Andaman and Nicobar Islands',
    'Dadra and Nagar Haveli and Daman and Diu',
    'Himachal Pradesh',
  ]);
  expect(statesWith('zz')).toEqual([]);
});
