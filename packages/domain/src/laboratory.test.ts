import { expect, test } from 'vitest';
import { describeLaboratory, mapsSearchUrl, UNNAMED_LABORATORY } from './laboratory.ts';

test('a map search contains the whole address', () => {
  const url = mapsSearchUrl(UNNAMED_LABORATORY, '中環樟木里12號 3/F & $& {query}');
  expect(url).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[^ &{}]+$/);
  expect(decodeURIComponent(url.split('query=')[1] ?? '')).toBe('中環樟木里12號 3/F & $& {query}');
});

test('numbers can be called, and a number that is not known is not there', () => {
  const { phone, fax, ...rest } = describeLaboratory({
    ...UNNAMED_LABORATORY,
    phone: '0000 6201',
    fax: '+86 755 0000',
  });
  expect(phone).toEqual({
    text: { tw: '0000 6201', zh: '+852 0000 6201', en: '0000 6201' },
    link: 'tel:+85200006201',
  });
  expect(fax?.link).toBe('tel:+867550000');
  expect(rest).not.toHaveProperty('hotline');
});
