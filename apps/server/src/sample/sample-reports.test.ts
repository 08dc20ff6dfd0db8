import type { ReportPage } from '@phial/contract/reports/report';
import { REPORT_STATUSES } from '@phial/domain/reports/report-status';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../testing/build-test-app.ts';
import { buildSampleApp } from '../testing/sample-app.ts';
import { signedIn } from '../testing/staff.ts';
import { loadSampleReports } from './sample-reports.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildSampleApp();
});
afterAll(() => test.close());

it('waits for the sample doctor, then loads once, however many start at once', async () => {
  expect(await loadSampleReports(test)).toBe(false);
  const doctor = await signedIn(test, { role: 'doctor', sample: true });
  const loaded = await Promise.all([loadSampleReports(test), loadSampleReports(test)]);
  expect(loaded.toSorted()).toEqual([false, true]);

  const { data } = await doctor.call<ReportPage>('POST', '/doctor/reports/search', { size: 100 });
  expect(data.total).toBeGreaterThan(10);
  const statuses = new Set(data.reports.map(({ status }) => status));
  expect(REPORT_STATUSES.filter((status) => statuses.has(status))).toEqual(
    expect.arrayContaining(['preliminary', 'final', 'corrected', 'entered-in-error']),
  );
  expect(data.reports.some(({ outline }) => outline.critical > 0)).toBe(true);
  const { rows } = await sql<{ state: string }>`SELECT DISTINCT state FROM lab_order ORDER BY state`.execute(
    test.db.kysely,
  );
  expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['IN_PROGRESS', 'REPORTED']));
});
