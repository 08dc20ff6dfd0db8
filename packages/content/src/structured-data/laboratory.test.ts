import { describeLaboratory, UNNAMED_LABORATORY } from '@phial/domain/laboratory';
import { LANGUAGES } from '@phial/domain/language';
import { describe, expect, test } from 'vitest';
import { SAMPLE_LABORATORY } from '../sample/laboratory.ts';
import { laboratoryNode, openingHours, structuredData } from './laboratory.ts';

describe('opening hours in the notation of schema.org', () => {
  test('of the laboratory', () => {
    expect(openingHours(SAMPLE_LABORATORY.hours.en)).toEqual([
      'Mo-Fr 09:00-13:00',
      'Mo-Fr 14:00-18:00',
      'Sa 09:00-17:00',
    ]);
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
  const node = laboratoryNode({
    language,
    origin: 'https://lab.example',
    laboratory: SAMPLE_LABORATORY,
  });
  expect(node).toMatchObject({
    '@id': 'https://lab.example/#laboratory',
    name: SAMPLE_LABORATORY.name[language],
    telephone: '+85200008220',
    address: { streetAddress: SAMPLE_LABORATORY.address[language] },
  });
  expect(node.alternateName).not.toContain(SAMPLE_LABORATORY.name[language]);
  expect(node.alternateName).toHaveLength(2);
});

test('a document has one context and the laboratory in front', () => {
  const document = structuredData(
    { language: 'en', origin: '', laboratory: SAMPLE_LABORATORY },
    { '@type': 'WebPage' },
  );
  expect(document['@context']).toBe('https://schema.org');
  expect(document['@graph']).toMatchObject([{ '@id': '/#laboratory' }, { '@type': 'WebPage' }]);
});

test('what is not known of the laboratory is left out', () => {
  const laboratory = describeLaboratory(UNNAMED_LABORATORY);
  const written = JSON.parse(JSON.stringify(laboratoryNode({ language: 'en', origin: '', laboratory })));
  for (const fact of ['telephone', 'email', 'address', 'openingHours', 'parentOrganization'])
    expect(written).not.toHaveProperty(fact);
});
