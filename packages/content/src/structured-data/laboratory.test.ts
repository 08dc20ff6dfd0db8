import { LANGUAGES } from '@phial/domain/language';
import { describe, expect, test } from 'vitest';
import { site } from '../site.ts';
import { laboratory, openingHours, structuredData } from './laboratory.ts';

describe('opening hours in the notation of schema.org', () => {
  test('of the laboratory', () => {
    expect(openingHours(site.hours.en)).toEqual(['Mo-Fr 09:00-13:00', 'Mo-Fr 14:00-18:00', 'Sa 09:00-17:00']);
  });

  test.each([
    'Mon–Fri 09:00–18:00\nSaturday by appointment',
    'Mon-Fri 09:00-18:00',
    'Mon–Fry 09:00–18:00',
    'Mon–Fri 9–6',
    '',
  ])('are left out where they cannot be read whole: %j', (hours) => {
    expect(openingHours(hours)).toBeUndefined();
  });
});

test.each(LANGUAGES)('the laboratory goes by its %s name, and by the others too', (language) => {
  const node = laboratory({ language, origin: 'https://lab.example' });
  expect(node).toMatchObject({
    '@id': 'https://lab.example/#laboratory',
    name: site.name[language],
    telephone: '+85200008220',
    address: { streetAddress: site.address[language] },
  });
  expect(node.alternateName).not.toContain(site.name[language]);
  expect(node.alternateName).toHaveLength(2);
});

test('a document has one context and the laboratory in front', () => {
  const document = structuredData({ language: 'en', origin: '' }, { '@type': 'WebPage' });
  expect(document['@context']).toBe('https://schema.org');
  expect(document['@graph']).toMatchObject([{ '@id': '/#laboratory' }, { '@type': 'WebPage' }]);
});
