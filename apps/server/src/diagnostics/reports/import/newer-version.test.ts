import type { Report, ReportPage, ReportReadState } from '@phial/contract/reports/report';
import type { CurrentVersion, ReportUpdates } from '@phial/contract/reports/report-updates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import {
  bundleOf,
  complaints,
  givenOrder,
  laboratory,
  type SentReport,
} from '../../../testing/report-builders.ts';
import { signedIn } from '../../../testing/staff.ts';

let test: TestApp;
let lab: Awaited<ReturnType<typeof laboratory>>;
beforeAll(async () => {
  test = await buildTestApp();
  lab = await laboratory(test);
});
afterAll(() => test.close());

const at = (hour: number) => `2026-03-01T${hour}:00:00+08:00`;
const LINES = [{ code: 'RFT', name: 'Kidneys' }];

/** A doctor with an order, and a laboratory that sends versions of reports for it. */
async function given() {
  const doctor = await signedIn(test, { role: 'doctor' });
  const order = await givenOrder(test, { doctorId: doctor.id, lines: LINES });
  const send = async (report: SentReport) => {
    const answer = await lab.send(bundleOf(order, report));
    expect(answer).toMatchObject({ status: 200 });
    return answer.data.reports[0]?.reportId ?? '';
  };
  const get = async <Data>(path: string) => (await doctor.call<Data>('GET', path)).data;
  return { doctor, order, send, get };
}

describe('an open report', () => {
  it('learns of a newer version and of critical results without an entry in the audit log', async () => {
    const { send, get } = await given();
    const id = await send({ number: 'N-1', results: [{ value: 7, interpretation: 'HH' }] });
    const current = () => get<CurrentVersion>(`/doctor/reports/${id}/current`);
    expect(await current()).toMatchObject({
      currentVersion: 1,
      critical: 1,
      unread: true,
      readVersion: null,
    });
    await send({ number: 'N-1', status: 'entered-in-error', issued: at(17) });
    expect(await current()).toMatchObject({ currentVersion: 2, status: 'entered-in-error' });
    expect(test.logLines.join()).not.toContain('report-opened');
  });

  it('is not marked as unread in a version that is no longer the newest', async () => {
    const { doctor, send, get } = await given();
    const id = await send({ number: 'N-2' });
    await doctor.call('PUT', `/doctor/reports/${id}/read`, { version: 1 });
    await send({ number: 'N-2', status: 'amended', issued: at(17) });
    const late = await doctor.call<ReportReadState>('DELETE', `/doctor/reports/${id}/read?version=1`);
    expect(late.data).toEqual({ unread: true, readVersion: 1, currentVersion: 2 });
    expect((await get<Report>(`/doctor/reports/${id}`)).readVersion).toBe(1);
    const now = await doctor.call<ReportReadState>('DELETE', `/doctor/reports/${id}/read?version=2`);
    expect(now.data).toEqual({ unread: true, readVersion: null, currentVersion: 2 });
  });
});

describe('the revision of a doctor', () => {
  it('changes with a new version, a read report or an order, but not through another doctor', async () => {
    const [mine, theirs] = [await given(), await given()];
    const revision = async () => (await mine.get<ReportUpdates>('/doctor/news')).revision;
    const seen = [await revision()];
    const changed = async (work: () => Promise<unknown>) => {
      test.clock.advance(1);
      await work();
      seen.push(await revision());
    };
    let id = '';
    await changed(async () => {
      id = await mine.send({ number: 'N-3' });
    });
    await changed(() => mine.doctor.call('PUT', `/doctor/reports/${id}/read`, { version: 1 }));
    await changed(() => mine.send({ number: 'N-3', status: 'corrected', issued: at(17) }));
    expect(new Set(seen).size).toBe(seen.length);
    await changed(() => theirs.send({ number: 'N-4' }));
    expect(seen.at(-1)).toBe(seen.at(-2));
  });

  it('does not keep a session alive', async () => {
    const { doctor } = await given();
    for (let minutes = 0; minutes < 70; minutes += 10) {
      test.clock.advance(600);
      await doctor.call('GET', '/doctor/news');
    }
    expect(await doctor.call('GET', '/doctor/news')).toMatchObject({ error: 'login-expired' });
  });
});

describe('a corrected report', () => {
  it('marks changed values with their former ones, and is not compared with a withdrawn version', async () => {
    const { send, get } = await given();
    const id = await send({ number: 'N-5', results: [{ value: 7, interpretation: 'HH' }, { code: 'NA' }] });
    await send({ number: 'N-5', status: 'entered-in-error', issued: at(17), results: [{ value: 1 }] });
    await send({
      number: 'N-5',
      status: 'corrected',
      issued: at(18),
      results: [{ value: 4.1 }, { code: 'NA' }],
    });
    const shown = await get<Report>(`/doctor/reports/${id}`);
    expect(shown.changes).toMatchObject({
      since: 1,
      results: [{ group: 0, result: 0, kind: 'changed', former: { value: { value: '7' } } }],
      removed: [],
    });
    expect(shown.outline).toMatchObject({ changed: 1 });
    expect(await get<Report>(`/doctor/reports/${id}?version=1`)).not.toHaveProperty('changes');
    expect(await get<Report>(`/doctor/reports/${id}?version=2`)).not.toHaveProperty('changes');
  });
});

describe('a newer version', () => {
  it('is compared with the last one its doctor has read, whatever came in between', async () => {
    const { doctor, send, get } = await given();
    const id = await send({ number: 'N-9', results: [{ value: 4.1 }, { code: 'NA', value: 140 }] });
    await doctor.call('PUT', `/doctor/reports/${id}/read`, { version: 1 });
    const sodium = { code: 'NA', value: 131 };
    await send({ number: 'N-9', status: 'amended', issued: at(17), results: [{ value: 4.1 }, sodium] });
    await send({ number: 'N-9', status: 'amended', issued: at(18), results: [{ value: 5.2 }, sodium] });
    const { changes } = await get<Report>(`/doctor/reports/${id}`);
    expect(changes?.since).toBe(1);
    expect(changes?.results.map(({ result }) => result)).toEqual([0, 1]);
    await doctor.call('PUT', `/doctor/reports/${id}/read`, { version: 3 });
    expect((await get<Report>(`/doctor/reports/${id}`)).changes).toMatchObject({
      since: 2,
      results: [{ result: 0 }],
    });
  });
});

describe('the list of reports', () => {
  it('lists critical ones first until they are acknowledged, counts them, and names what was ordered', async () => {
    const { doctor, send } = await given();
    const critical = { results: [{ interpretation: 'LL' }] };
    await send({ number: 'L-first', issued: at(10), effective: '2026-03-01' });
    const old = await send({ number: 'L-old', issued: at(11), effective: '2026-03-01', ...critical });
    await send({ number: 'L-gone', issued: at(12), status: 'entered-in-error', ...critical });
    await send({ number: 'L-new', issued: at(13) });
    const search = async (body: object) => {
      const { data } = await doctor.call<ReportPage>('POST', '/doctor/reports/search', body);
      return [data.critical, ...data.reports.map(({ reportNumber }) => reportNumber)];
    };
    expect(await search({})).toEqual([1, 'L-old', 'L-new', 'L-gone', 'L-first']);
    const ascending = await search({ sort: 'issued', descending: false });
    expect(ascending).toEqual([1, 'L-first', 'L-old', 'L-gone', 'L-new']);
    const { data } = await doctor.call<ReportPage>('POST', '/doctor/reports/search', { size: 1 });
    expect(data.reports).toMatchObject([{ orderedNames: [{ tw: 'Kidneys (tw)', en: 'Kidneys' }] }]);
    expect(data.reports[0]?.outline).not.toHaveProperty('covers');
    await doctor.call('PUT', `/doctor/reports/${old}/acknowledgement`, { version: 1 });
    expect(await search({})).toEqual([0, 'L-new', 'L-gone', 'L-old', 'L-first']);
  });
});

it('refuses a report whose specimen was collected after it was issued', async () => {
  const { order } = await given();
  const sent = async (effective: string) =>
    complaints(await lab.send(bundleOf(order, { issued: at(16), effective })));
  const path = 'collected-after-issued Bundle.entry[1].resource.effectiveDateTime';
  expect(await sent('2026-03-01T16:00:01+08:00')).toEqual([path]);
  expect(await sent('2026-03-01T08:00:01Z')).toEqual([path]);
  expect(await sent('2026-03-02')).toEqual([path]);
  const late = bundleOf(order, { issued: at(16) });
  Object.assign(late.entry[2]?.resource ?? {}, { effectiveDateTime: '2026-03-02' });
  expect(complaints(await lab.send(late))).toEqual([
    'collected-after-issued Bundle.entry[2].resource.effectiveDateTime',
  ]);
  const overNight = bundleOf(order, { issued: at(16) });
  const effectivePeriod = { start: '2026-02-28T08:00:00+08:00', end: '2026-03-01T16:30:00+08:00' };
  Object.assign(overNight.entry[2]?.resource ?? {}, { effectivePeriod });
  expect(complaints(await lab.send(overNight))).toEqual([
    'collected-after-issued Bundle.entry[2].resource.effectivePeriod.end',
  ]);
  expect(await lab.send(bundleOf(order, { issued: at(16), effective: '2026-03-01' }))).toMatchObject({
    status: 200,
  });
});
