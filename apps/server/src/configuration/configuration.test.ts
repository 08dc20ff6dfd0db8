import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginFixedEntries } from '../content/fixed-entries.ts';
import { readPublishedDocument } from '../content/published-document.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { buildSampleApp } from '../testing/sample-app.ts';
import { parseConfiguration } from './configuration-file.ts';
import { exportConfiguration, importConfiguration, previewConfiguration } from './import.service.ts';

let from: TestApp;
let to: TestApp;
let text: string;
beforeAll(async () => {
  from = await buildSampleApp();
  to = await buildTestApp();
  await beginFixedEntries(to);
  text = await exportConfiguration(from);
});
afterAll(async () => {
  await Promise.all([from.close(), to.close()]);
});

it('exports one state as the same bytes, and imports it there as no change', async () => {
  expect(await exportConfiguration(from)).toBe(text);
  const report = await previewConfiguration(from, parseConfiguration(text), 'command');
  expect(report.changes).toEqual([]);
  expect(report.kept).toEqual([]);
});

it('carries the sample to an empty database, which then exports the same file and publishes the same', async () => {
  const configuration = parseConfiguration(text);
  await importConfiguration(to, configuration, 'command');
  expect(await exportConfiguration(to)).toBe(text);
  const [{ booking: _, ...there }, { booking: __, ...here }] = [
    await readPublishedDocument(from),
    await readPublishedDocument(to),
  ];
  expect(here).toEqual(there);
  expect((await importConfiguration(to, configuration, 'command')).changes).toEqual([]);
}, 60_000);
