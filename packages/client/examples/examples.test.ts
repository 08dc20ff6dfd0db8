import { readFileSync } from 'node:fs';
import type { BodyOf } from '@phial/contract/call';
import type { importReports } from '@phial/contract/calls/lab-reports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../apps/server/src/testing/build-test-app.ts';
import { givenSlot } from '../../../apps/server/src/testing/builders.ts';
import { catalogueItem, givenCatalogue } from '../../../apps/server/src/testing/catalogue-builders.ts';
import { bundleOf, givenOrder, laboratory } from '../../../apps/server/src/testing/report-builders.ts';
import { findTests } from './found-tests.ts';
import { firstFreeTimes } from './free-times.ts';
import { sendReports } from './sent-reports.ts';

let server: TestApp;
let baseUrl: string;
beforeAll(async () => {
  server = await buildTestApp();
  baseUrl = `${await server.app.listen({ port: 0 })}/api`;
});
afterAll(() => server.close());

test.each(['free-times.ts', 'found-tests.ts', 'sent-reports.ts'])(
  'docs/client.md shows %s as it is',
  (name) => {
    const page = readFileSync(new URL('../../../docs/client.md', import.meta.url), 'utf8');
    expect(page).toContain(readFileSync(new URL(name, import.meta.url), 'utf8'));
  },
);

test('lists the first free time of each service point', async () => {
  await givenSlot(server.db, { servTime: '2026-03-03 09:00:00' });
  expect(await firstFreeTimes(baseUrl)).toEqual([expect.stringMatching(/: 2026-03-03 09:00:00$/)]);
});

test('finds tests by what somebody types', async () => {
  await givenCatalogue(server.db, [catalogueItem('glucose', { code: 'GLU' })]);
  expect(await findTests(baseUrl, 'GLU')).toMatchObject([{ code: 'GLU' }]);
});

/** The builder's bundle, whose literals TypeScript has widened. */
const asSent = (bundle: object) => bundle as BodyOf<typeof importReports>;

test('sends reports, and lists what is wrong with a bundle', async () => {
  const { key } = await laboratory(server);
  const bundle = asSent(bundleOf(await givenOrder(server), { number: 'R-1' }));
  expect(await sendReports(baseUrl, key, bundle)).toEqual({ accepted: ['R-1'] });
  const wrong = asSent(bundleOf(await givenOrder(server), { number: '' }));
  expect(await sendReports(baseUrl, key, wrong)).toMatchObject({
    invalid: [expect.stringMatching(/^Bundle/)],
  });
});
