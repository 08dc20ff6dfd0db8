import { expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';

it.each([
  'password1234',
  'passwordpassword',
  'aaaaaaaaaaaa',
  'abcdabcdabcd',
  '123456789012',
  'qwertyuiop12',
  'poiulkjhmnbv',
  'P@ssw0rd2024!',
  'laboratory2026',
  'PhialLaboratory',
  'HongKongDoctor1',
])('refuses %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

it.each([
  'correct horse battery',
  'lovely sunday',
  'the doctor eats rice',
  'my dog eats rice',
  'wq8eurv9q8we',
  '一隻小狗在河邊慢慢地走路',
])('takes %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});
