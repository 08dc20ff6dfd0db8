import type { Report, ReportAcknowledgement, ReportPage } from '@phial/contract/reports/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { bundleOf, givenOrder, laboratory, type SentReport } from '../../../testing/report-builders.ts';
import { signedIn } from '../../../testing/staff.ts';

let test: TestApp;
let lab: Awaited<ReturnType<typeof laboratory>>;
beforeAll(async () => {
  test = await buildTestApp();
  lab = await laboratory(test);
});
afterAll(() => test.close());

const at = (hour: number) => `2026-03-01T${hour}:00:00+08:00`;
const CRITICAL = [{ value: 7, interpretation: 'HH' }];

/** A doctor with an order, and a laboratory that sends versions of reports for it. */
async function given() {
  const doctor = await signedIn(test, { role: 'doctor' });
  const order = await givenOrder(test, { doctorId: doctor.id });
  const send = async (report: SentReport) => {
    const answer = await lab.send(bundleOf(order, report));
    expect(answer).toMatchObject({ status: 200 });
    return answer.data.reports[0]?.reportId ?? '';
  };
  const acknowledge = (id: string, version: number) =>
    doctor.call<ReportAcknowledgement>('PUT', `/doctor/reports/${id}/acknowledgement`, { version });
  const open = async (id: string, version = '') =>
    (await doctor.call<Report>('GET', `/doctor/reports/${id}${version}`)).data;
  const search = async (body: object = {}) => {
    const { data } = await doctor.call<ReportPage>('POST', '/doctor/reports/search', body);
    return { numbers: data.reports.map(({ reportNumber }) => reportNumber), critical: data.critical };
  };
  return { doctor, order, send, acknowledge, open, search };
}

const acknowledgements = async (reportId: string) => {
  const events = await test.db.kysely
    .selectFrom('event')
    .select('detail')
    .where('action', '=', 'report-acknowledged')
    .execute();
  return events.filter(({ detail }) => (detail as { report?: string }).report === reportId);
};

describe('a report with a critical result', () => {
  it.each(['HH', 'LL', 'AA'])('waits to be acknowledged for %s, also once it is read', async (code) => {
    const { send, doctor, open, search } = await given();
    const id = await send({ number: `A-${code}`, results: [{ interpretation: code }] });
    await send({ number: `B-${code}`, issued: at(17), results: [{ interpretation: code.charAt(0) }] });
    await doctor.call('PUT', `/doctor/reports/${id}/read`, { version: 1 });
    expect((await open(id)).acknowledgement).toEqual({ acknowledgedAt: null, acknowledgedBy: '' });
    expect(await search()).toEqual({ numbers: [`A-${code}`, `B-${code}`], critical: 1 });
    expect(await search({ critical: true })).toEqual({ numbers: [`A-${code}`], critical: 1 });
  });

  it('is acknowledged once, with name and time, however often and at once it is asked', async () => {
    const { send, doctor, acknowledge, open, search } = await given();
    const id = await send({ results: CRITICAL });
    const answers = await Promise.all([1, 1, 1, 1].map((version) => acknowledge(id, version)));
    test.clock.advance(60);
    answers.push(await acknowledge(id, 1));
    const { acknowledgement } = await open(id);
    const { data: account } = await doctor.call<{ displayName: string }>('GET', '/staff/session');
    expect(acknowledgement?.acknowledgedBy).toBe(account.displayName);
    for (const { status, data } of answers) {
      expect(status).toBe(200);
      expect(data).toEqual({ acknowledgement, currentVersion: 1 });
    }
    expect(await acknowledgements(id)).toEqual([{ detail: { report: id, version: 1 } }]);
    expect(await search({ critical: true })).toEqual({ numbers: [], critical: 0 });
  });

  it('waits again when a corrected version is critical again, and keeps who acknowledged the former', async () => {
    const { send, acknowledge, open, search } = await given();
    const id = await send({ number: 'C-1', results: CRITICAL });
    await acknowledge(id, 1);
    await send({ number: 'C-1', status: 'corrected', issued: at(17), results: CRITICAL });
    expect((await open(id)).acknowledgement).toEqual({ acknowledgedAt: null, acknowledgedBy: '' });
    expect((await open(id, '?version=1')).acknowledgement?.acknowledgedAt).not.toBeNull();
    expect(await search({ critical: true })).toEqual({ numbers: ['C-1'], critical: 1 });
    expect((await acknowledge(id, 1)).data.currentVersion).toBe(2);
    expect((await search()).critical).toBe(1);
    await acknowledge(id, 2);
    expect((await search()).critical).toBe(0);
  });

  it('waits no longer once it is withdrawn or no longer critical', async () => {
    const { send, acknowledge, open, search } = await given();
    const withdrawn = await send({ number: 'W-1', results: CRITICAL });
    await send({ number: 'W-1', status: 'entered-in-error', issued: at(17), results: CRITICAL });
    await send({ number: 'W-2', results: CRITICAL });
    await send({ number: 'W-2', status: 'corrected', issued: at(17) });
    expect((await search()).critical).toBe(0);
    expect((await open(withdrawn)).acknowledgement).toBeUndefined();
    expect((await acknowledge(withdrawn, 2)).status).toBe(404);
  });

  it('is acknowledged by its own doctor alone, and only where it is critical', async () => {
    const [mine, theirs] = [await given(), await given()];
    const id = await mine.send({ results: CRITICAL });
    const calm = await mine.send({});
    expect((await theirs.acknowledge(id, 1)).status).toBe(404);
    expect((await mine.acknowledge(id, 2)).status).toBe(404);
    expect((await mine.acknowledge(calm, 1)).status).toBe(404);
    expect((await mine.open(id)).acknowledgement?.acknowledgedAt).toBeNull();
  });

  it('that was accepted before they were noted waits while unread, and can be acknowledged', async () => {
    const { send, doctor, acknowledge, search } = await given();
    const [read, unread] = [await send({ results: CRITICAL }), await send({ results: CRITICAL })];
    await test.db.kysely.deleteFrom('critical_result').where('report_id', 'in', [read, unread]).execute();
    await doctor.call('PUT', `/doctor/reports/${read}/read`, { version: 1 });
    expect((await search()).critical).toBe(1);
    expect((await acknowledge(unread, 1)).status).toBe(200);
    expect((await search()).critical).toBe(0);
  });
});
