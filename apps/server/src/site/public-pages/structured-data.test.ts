import { SAMPLE_LABORATORY } from '@phial/content/sample/laboratory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/build-test-app.ts';
import { buildSampleApp } from '../../testing/sample-app.ts';
import { readHtml } from './testing/read-html.ts';

const ORIGIN = 'https://lab.example';

let test: TestApp;
beforeAll(async () => {
  test = await buildSampleApp({ config: { publicUrl: ORIGIN } });
});
afterAll(() => test.close());

type Node = Record<string, unknown>;

/** The nodes of a page, which must be one document of schema.org with a laboratory in it. */
async function nodesOf(path: string): Promise<Node[]> {
  const { data } = readHtml((await test.app.inject({ url: path })).body);
  expect(data).toHaveLength(1);
  const document = data[0] as { '@context': string; '@graph': Node[] };
  expect(document['@context']).toBe('https://schema.org');
  return document['@graph'];
}

const ofType = (nodes: readonly Node[], type: string) =>
  nodes.find((node) => [node['@type']].flat().includes(type));

/** Every `@id` that a node points to. */
function references(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(references);
  if (typeof part !== 'object' || part === null) return [];
  const keys = Object.keys(part);
  if (keys.length === 1 && '@id' in part) return [String(part['@id'])];
  return Object.values(part).flatMap(references);
}

const PAGES = [
  '/en/packages/',
  '/zh-hant/packages/torch-profile',
  '/zh-hans/news/2',
  '/en/jobs/4',
  '/en/jobs/',
];

describe.each(PAGES)('%s', (path) => {
  it('names the laboratory as publisher, with facts of the content folder only', async () => {
    const nodes = await nodesOf(path);
    const laboratory = ofType(nodes, 'DiagnosticLab');
    expect(laboratory).toMatchObject({
      telephone: SAMPLE_LABORATORY.phone.link.slice('tel:'.length),
      openingHours: ['Mo-Fr 09:00-13:00', 'Mo-Fr 14:00-18:00', 'Sa 09:00-17:00'],
      address: { '@type': 'PostalAddress', addressCountry: 'HK' },
    });
    expect(Object.values(SAMPLE_LABORATORY.name)).toContain(laboratory?.name);
    expect(ofType(nodes, 'WebPage')).toMatchObject({
      url: ORIGIN + path,
      publisher: { '@id': laboratory?.['@id'] },
    });
    const ids = nodes.map((node) => node['@id']);
    for (const reference of references(nodes)) expect(ids).toContain(reference);
    const steps = ofType(nodes, 'BreadcrumbList')?.itemListElement as Node[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(-1)?.item).toBe(ORIGIN + path);
  });
});

it('describes a package as a medical test with its known items and no foreign codes', async () => {
  const panel = ofType(await nodesOf('/en/packages/torch-profile'), 'MedicalTest');
  expect(panel).toMatchObject({
    '@type': ['MedicalTest', 'MedicalTestPanel'],
    name: 'TORCH Profile',
    alternateName: ['TORCH 檢查組合', 'TORCH 检查组合'],
    identifier: 'KM78',
  });
  expect(panel?.subTest).toContainEqual({ '@type': 'MedicalTest', name: 'Rubella IgG' });
  for (const invented of ['code', 'usesDevice', 'usedToDiagnose', 'normalRange', 'offers'])
    expect(panel).not.toHaveProperty(invented);
  expect(ofType(await nodesOf('/en/packages/hepatitis-a-b'), 'MedicalTest')).not.toHaveProperty('subTest');
});

it('describes an announcement as a news article', async () => {
  const article = ofType(await nodesOf('/en/news/1'), 'NewsArticle');
  expect(article).toMatchObject({ datePublished: '2023-02-18', inLanguage: 'en-HK' });
  expect(String(article?.headline).length).toBeLessThanOrEqual(110);
});

it('describes a vacancy as a job posting without an unknown date', async () => {
  const job = ofType(await nodesOf('/en/jobs/4'), 'JobPosting');
  expect(job).toMatchObject({
    title: 'Part-time Field Courier',
    employmentType: 'PART_TIME',
    jobLocation: { '@type': 'Place', address: { addressCountry: 'HK' } },
  });
  expect(String(job?.description)).toContain('Collect specimens');
  expect(job).not.toHaveProperty('datePosted');
  expect(job).not.toHaveProperty('baseSalary');
});
