import { LANGUAGES } from '@phial/domain/language';
import { expect, test } from 'vitest';
import { mapsSearchUrl, site } from './site.ts';

test('a map search contains the whole address', () => {
  const url = mapsSearchUrl('中環樟木里12號 3/F & $& {query}');
  expect(url).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[^ &{}]+$/);
  expect(decodeURIComponent(url.split('query=')[1] ?? '')).toBe('中環樟木里12號 3/F & $& {query}');
});

test('the sample is marked in every language and names nobody real', () => {
  expect(site.sample).toBe(true);
  for (const language of LANGUAGES) {
    expect(site.sampleNotice[language]).toContain(site.name[language]);
    for (const email of [site.salesEmail, site.supportEmail, site.privacyEmail]) {
      expect(email[language]).toMatch(/@[a-z-]+\.example$/);
    }
    for (const phone of [site.phone, site.fax, site.hotline])
      expect(phone[language]).toMatch(/^(\+852 )?0\d{3} \d{4}$/);
  }
});
