import { expect, test } from 'vitest';
import { SAMPLE_LABORATORY } from './laboratory.ts';

test('the sample names nobody real', () => {
  const { phone, fax, hotline, salesEmail, supportEmail, privacyEmail } = SAMPLE_LABORATORY;
  for (const email of [salesEmail, supportEmail, privacyEmail]) expect(email).toMatch(/@[a-z-]+\.example$/);
  for (const { text } of [phone, fax, hotline])
    for (const number of Object.values(text)) expect(number).toMatch(/^(\+852 )?0\d{3} \d{4}$/);
});
