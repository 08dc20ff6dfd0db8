import { randomBytes } from 'node:crypto';
import type { Report, ReportPage, ResultHistory } from '@phial/contract/reports/report';
import type { CurrentVersion } from '@phial/contract/reports/report-updates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import {
  bundleOf,
  type GivenOrder,
  givenOrder,
  laboratory,
  type SentReport,
} from '../../testing/report-builders.ts';
import { signedIn } from '../../testing/staff.ts';

let test: TestApp;
let lab: Awaited<ReturnType<typeof laboratory>>;
let doctor: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  lab = await laboratory(test);
});
afterAll(() => test.close());

async function givenOwnOrder(): Promise<GivenOrder> {
  doctor = await signedIn(test, { role: 'doctor' });
  return givenOrder(test, { doctorId: doctor.id });
}

async function report(order: GivenOrder, sent: SentReport = {}): Promise<string> {
  const { data } = await lab.send(bundleOf(order, sent));
  return data.reports[0]?.reportId ?? '';
}

async function damageContent(reportId: string, version = 1): Promise<void> {
  await test.db.kysely
    .updateTable('report_version')
    .set({ content: randomBytes(60) })
    .where('report_id', '=', reportId)
    .where('version', '=', version)
    .execute();
}

async function damageOutline(reportId: string): Promise<void> {
  const outline = randomBytes(60);
  await test.db.kysely.updateTable('report').set({ outline }).where('id', '=', reportId).execute();
}

async function damagePatient({ patientId }: GivenOrder): Promise<void> {
  const person = randomBytes(60);
  await test.db.kysely.updateTable('patient').set({ person }).where('id', '=', patientId).execute();
}

const search = async () => (await doctor.call<ReportPage>('POST', '/doctor/reports/search', {})).data;

describe('a report whose results cannot be decrypted', () => {
  it('is refused as unreadable, as a PDF as well, and not recorded as opened', async () => {
    const reportId = await report(await givenOwnOrder());
    await damageContent(reportId);
    const before = test.logLines.length;
    for (const path of ['', '/pdf']) {
      const answer = await doctor.call('GET', `/doctor/reports/${reportId}${path}`);
      expect(answer).toMatchObject({ status: 409, error: 'record-unreadable', data: null });
    }
    const lines = test.logLines
      .slice(before)
      .map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(lines.filter(({ level }) => level > 30)).toMatchObject([
      { level: 40, msg: 'a stored value cannot be decrypted' },
      { level: 40, msg: 'a stored value cannot be decrypted' },
    ]);
    const opened = await test.db.kysely
      .selectFrom('event')
      .select('action')
      .where('action', 'in', ['report-opened', 'report-printed'])
      .execute();
    expect(opened).toEqual([]);
    expect((await search()).reports).toMatchObject([{ reportId }]);
  });

  it('does not keep a newer version from being read', async () => {
    const order = await givenOwnOrder();
    const number = 'Damaged-V';
    const reportId = await report(order, { number });
    await damageContent(reportId);
    const next = await report(order, { number, status: 'corrected', issued: '2026-03-02T08:00:00+08:00' });
    expect(next).toBe(reportId);
    const { status, data } = await doctor.call<Report>('GET', `/doctor/reports/${reportId}`);
    expect([status, data.version]).toEqual([200, 2]);
    expect(data).not.toHaveProperty('changes');
    const old = await doctor.call('GET', `/doctor/reports/${reportId}?version=1`);
    expect(old.error).toBe('record-unreadable');
  });

  it('is left out of the history of results', async () => {
    const order = await givenOwnOrder();
    const damaged = await report(order, { number: 'Damaged-H' });
    const whole = await report(order, { number: 'Whole-H' });
    await damageContent(damaged);
    const { test: code } =
      (await doctor.call<Report>('GET', `/doctor/reports/${whole}`)).data.content.groups[0]?.results[0] ?? {};
    const history = await doctor.call<ResultHistory>('POST', `/doctor/reports/${whole}/history`, code);
    expect(history.data.points.map(({ reportId }) => reportId)).toEqual([whole]);
  });

  it('sent again by the laboratory is not treated as a repetition', async () => {
    const order = await givenOwnOrder();
    const bundle = bundleOf(order, { number: 'Damaged-B' });
    const reportId = (await lab.send(bundle)).data.reports[0]?.reportId ?? '';
    await damageContent(reportId);
    expect(await lab.send(bundle)).toMatchObject({ status: 409, error: 'record-unreadable' });
  });
});

describe('a report whose summary or patient cannot be decrypted', () => {
  it('is listed as unreadable, not as erased', async () => {
    const order = await givenOwnOrder();
    const whole = await givenOrder(test, { doctorId: doctor.id });
    const [nameless, untitled, readable] = [await report(order), await report(whole), await report(whole)];
    await damagePatient(order);
    await damageOutline(untitled);
    const { reports, unread } = await search();
    const of = (id: string) => reports.find(({ reportId }) => reportId === id);
    expect(unread).toBe(3);
    expect(of(nameless)).toMatchObject({ patientName: '', documentNumber: '', unreadable: true });
    expect(of(untitled)).toMatchObject({ patientName: whole.person.name, unreadable: true });
    expect(of(readable)).not.toHaveProperty('unreadable');
  });

  it('is not printed without the name of its patient, and is shown as unreadable', async () => {
    const order = await givenOwnOrder();
    const reportId = await report(order);
    await damagePatient(order);
    const opened = await doctor.call<Report>('GET', `/doctor/reports/${reportId}`);
    expect(opened.data).toMatchObject({
      patientName: '',
      unreadable: true,
      content: { title: 'Renal function' },
    });
    const pdf = await doctor.call('GET', `/doctor/reports/${reportId}/pdf`);
    expect(pdf).toMatchObject({ status: 409, error: 'record-unreadable' });
  });

  it('still reports the newest version to an open page', async () => {
    const reportId = await report(await givenOwnOrder());
    await damageOutline(reportId);
    const { data } = await doctor.call<CurrentVersion>('GET', `/doctor/reports/${reportId}/current`);
    expect(data).toMatchObject({ currentVersion: 1, critical: 0 });
  });
});
