import { SAMPLE_LABORATORY } from '@phial/content/sample/laboratory';
import { SOCIAL_PICTURE } from '@phial/content/structured-data/laboratory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFile } from '../packed-files/packed-file.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenLaboratory } from '../testing/laboratory.ts';
import { PASSWORD, signedIn } from '../testing/staff.ts';
import { readHtml } from './public-pages/testing/read-html.ts';
import { staticSite } from './static/static-site.ts';

const HTML = Buffer.from('<!doctype html><html><head><title>x</title></head><body></body></html>');
const files = new Map([
  ['index.html', describeFile('text/html; charset=utf-8', false, HTML)],
  ...['favicon.svg', SOCIAL_PICTURE.path.slice(1)].map(
    (path) => [path, describeFile('image/png', false, Buffer.from('of the sample'))] as const,
  ),
]);
const NAME = { tw: '山頂醫學診斷所', zh: '山顶医学诊断所', en: 'Peak Diagnostics' };
const PEAK = {
  sample: false,
  name: NAME,
  phone: '0000 1234',
  headerColour: '#3b0764',
  actionColour: '#9f1239',
};
const DRAWN = ['/favicon.svg', SOCIAL_PICTURE.path];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    config: { publicUrl: 'https://lab.example' },
    site: (app, deps) => staticSite(app, { ...deps, site: { web: files, admin: files } }),
  });
});
afterAll(() => test.close());

const open = async (url: string) => (await test.app.inject({ url })).body;

describe('the sample', () => {
  beforeAll(() => givenLaboratory(test));

  it('is kept from search engines, and has the pictures that were built', async () => {
    expect(readHtml(await open('/en/packages/')).robots).toBe('noindex');
    for (const url of DRAWN) expect(await open(url)).toBe('of the sample');
    expect(await open('/plain-pages/brand.css')).toBe(':root {  }\n');
  });
});

describe('a laboratory of its own', () => {
  beforeAll(() => givenLaboratory(test, PEAK));

  it.each(['/?lang=en', '/en/packages/', '/en/tests/'])('is what %s shows', async (url) => {
    const body = await open(url);
    const page = readHtml(body);
    expect(page.title).toContain(NAME.en);
    expect(page.robots ?? '').toBe('');
    const [document] = page.data as { '@graph': object[] }[];
    expect(document?.['@graph'][0]).toMatchObject({ name: NAME.en, telephone: '+85200001234' });
    expect(body).not.toContain(SAMPLE_LABORATORY.name.en);
  });

  it('is named on a page that is not there', async () => {
    expect(readHtml(await open('/en/packages/nothing')).title).toContain(NAME.en);
  });

  it('gives the plain pages its colours, and no drawn mark', async () => {
    expect(await open('/plain-pages/brand.css')).toContain('--petrol: #3b0764; --teal: #9f1239;');
    const body = await open('/en/packages/');
    expect(body).toContain('<meta name="theme-color" content="#3b0764">');
    expect(body).not.toContain('<svg aria-hidden="true" width="40"');
  });

  it('has pictures drawn from its name, anew when that changes', async () => {
    for (const url of DRAWN) {
      const { headers, rawPayload } = await test.app.inject({ url });
      expect(headers['content-type']).toBe('image/png');
      expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
      await givenLaboratory(test, {
        ...PEAK,
        name: { ...NAME, tw: '谷底' },
        shortName: { ...NAME, tw: '谷底' },
      });
      expect((await test.app.inject({ url })).headers.etag).not.toBe(headers.etag);
      await givenLaboratory(test, PEAK);
    }
  });

  it('is the issuer of second factors', async () => {
    const { call } = await signedIn(test, { role: 'manager' });
    const { data } = await call<{ address: string }>('POST', '/staff/totp', { password: PASSWORD });
    expect(data.address).toContain(encodeURIComponent(NAME.en));
  });
});
