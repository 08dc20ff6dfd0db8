import { expect, test } from 'vitest';
import { addressOf, queryOf } from './address.ts';

test('nested parameters become key[sub]', () => {
  expect(queryOf({ a: { b: 1, c: { d: 'x' } } })).toBe('?a[b]=1&a[c][d]=x');
  expect(queryOf({ list: ['ECG', 'other'] })).toBe('?list[0]=ECG&list[1]=other');
});

test('values are encoded, empty ones left out', () => {
  expect(queryOf({ searchValue: '肝 & B/C', nameEng: undefined, letter: null, page: 0, own: '' })).toBe(
    '?searchValue=%E8%82%9D%20%26%20B%2FC&page=0&own=',
  );
  expect(queryOf({ 'a=b&c': 1 })).toBe('?a%3Db%26c=1');
  expect(queryOf()).toBe('');
  expect(queryOf({ a: {} })).toBe('');
});

test('joins prefix and path with one slash', () => {
  expect(addressOf('/api', 'official/bloodCenter/all')).toBe('/api/official/bloodCenter/all');
  expect(addressOf('/api/', '/auth/code')).toBe('/api/auth/code');
  expect(addressOf('', '//auth/code')).toBe('/auth/code');
});
