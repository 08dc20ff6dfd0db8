import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { catalogueItem, givenCatalogue, givenSubjects } from '../../testing/catalogue-builders.ts';
import { givenPackages } from '../../testing/packages.ts';
import { readHtml } from './testing/read-html.ts';

const HOSTILE = `"'><img src=x onerror=alert(1)></script><script>alert(2)</script>&amp;`;
const hostile = { en: HOSTILE, tw: HOSTILE, zh: HOSTILE };

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await givenSubjects(test.db);
  await givenPackages(test);
  await givenCatalogue(test.db, [
    catalogueItem('hostile', {
      name: hostile,
      code: '<i>1</i>',
      specimen: hostile,
      turnaround: hostile,
      preparation: { en: `<p>${HOSTILE}</p>`, tw: '', zh: '' },
      remark: { en: `<p>${HOSTILE}</p>`, tw: '', zh: '' },
    }),
    catalogueItem('bare', { code: '' }),
    catalogueItem('inf-rubg', {
      name: { en: 'Rubella IgG', tw: '德國麻疹 IgG 抗體', zh: '风疹 IgG 抗体' },
      specimen: { en: 'Clotted blood\n5ml', tw: '凝固血\n5 毫升', zh: '凝固血\n5 毫升' },
      turnaround: { en: '2 days', tw: '2 天', zh: '2 天' },
      preparation: { en: '<ul><li>Fast for 8 hours</li></ul>', tw: '', zh: '' },
      remark: { en: '<p>Below 10 IU/mL: &lt;10</p><ul><li>Negative</li></ul>', tw: '', zh: '' },
    }),
    catalogueItem('panel', {
      unitType: 'GROUP' as const,
      children: ['inf-rubg', 'hidden'],
      name: { en: '25 tests', tw: '廿五項', zh: '二十五项' },
    }),
    catalogueItem('hidden', { published: false }),
  ]);
});
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ url });
const open = async (url: string) => readHtml((await get(url)).body);

describe('a page of a test item', () => {
  it('shows what the page of the site shows', async () => {
    const page = await open('/en/tests/inf-rubg');
    expect(page.headings).toEqual(['Rubella IgG 德國麻疹 IgG 抗體']);
    for (const fact of [
      'C-inf-rubg',
      'BIO',
      'Clotted blood',
      '2 days',
      'Fast for 8 hours',
      'Below 10 IU/mL: <10',
      'Negative',
    ])
      expect(page.text).toContain(fact);
    expect(page.onward).toBe('/?lang=en#/testItemDetail?index=4-1&id=inf-rubg');
    expect(page.description).toMatch(/^Rubella IgG: /);
  });

  it('links to the package that contains it, and back', async () => {
    expect((await open('/zh-hans/tests/inf-rubg')).links).toContain('/zh-hans/packages/torch-profile');
    expect((await open('/zh-hans/packages/torch-profile')).links).toContain('/zh-hans/tests/inf-rubg');
  });

  it('asks the reader to enquire where a value is missing', async () => {
    const page = await open('/zh-hant/tests/bare');
    expect(page.text.match(/請向本公司查詢 \/ Please enquire/g)).toHaveLength(3);
    expect(page.text).not.toContain('化驗編號');
  });

  it('of a group links to its published tests', async () => {
    const page = await open('/en/tests/panel');
    expect(page.links).toContain('/en/tests/inf-rubg');
    expect(page.links).not.toContain('/en/tests/hidden');
    const [{ '@graph': nodes }] = page.data as [{ '@graph': unknown[] }];
    expect(nodes).toContainEqual(
      expect.objectContaining({
        '@type': ['MedicalTest', 'MedicalTestPanel'],
        subTest: [{ '@type': 'MedicalTest', name: 'Rubella IgG' }],
      }),
    );
  });

  it('returns 404 when it is not published', async () => {
    expect((await get('/en/tests/hidden')).statusCode).toBe(404);
    expect((await get('/sitemap.xml')).body).not.toContain('/tests/hidden');
    expect((await get('/sitemap.xml')).body).toContain('/en/tests/inf-rubg');
  });
});

describe('the list', () => {
  it('is ordered by first letter, with other names at its end', async () => {
    const { body } = await get('/en/tests/');
    const headings = [...body.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings).toEqual(['R', 'T', 'Figures and signs', 'Please note']);
    expect((await open('/en/tests/')).links).toContain('/en/tests/panel');
  });
});

describe('any text of the catalogue', () => {
  it.each(['/en/tests/hostile', '/zh-hant/tests/', '/zh-hans/tests/hostile'])(
    'is text on %s',
    async (url) => {
      const { body } = await get(url);
      expect(body).not.toContain('<img');
      expect(body).not.toContain('<i>1');
      expect(body.match(/<script/g)).toEqual(['<script']);
      const page = readHtml(body);
      expect(page.text).toContain('onerror=alert(1)');
      expect(page.data).toHaveLength(1);
    },
  );

  it('appears unchanged in the title and the structured data', async () => {
    const page = await open('/en/tests/hostile');
    expect(page.title.startsWith(HOSTILE)).toBe(true);
    expect(JSON.stringify(page.data)).toContain(JSON.stringify(HOSTILE));
  });
});
