import { expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { publicPath, siteAddress, siteRoute } from './public-address.ts';

test('each entry has one address per language', () => {
  expect(LANGUAGES.map((language) => publicPath(language, 'packages', 'torch-profile'))).toEqual([
    '/zh-hant/packages/torch-profile',
    '/zh-hans/packages/torch-profile',
    '/en/packages/torch-profile',
  ]);
});

test('the list of an area ends in a slash', () => {
  expect(publicPath('en', 'jobs')).toBe('/en/jobs/');
});

test('an id cannot escape its segment of an address', () => {
  expect(publicPath('en', 'tests', '../"?#')).toBe('/en/tests/..%2F%22%3F%23');
  expect(siteRoute('tests', 'a&id=b')).toBe('/testItemDetail?index=4-1&id=a%26id%3Db');
});

test('each leads to its route on the site, in its language', () => {
  expect(siteAddress('zh', siteRoute('news', '2'))).toBe('/?lang=zh#/newsDetail?index=5&id=2');
  expect(siteAddress('tw', siteRoute('packages'))).toBe('/?lang=tw#/packageItem?index=4-1');
});
