import { randomUUID } from 'node:crypto';
import type {
  Report,
  ReportPage,
  ReportReadState,
  ReportSummary,
  ResultHistory,
} from '@phial/contract/reports/report';
import { sql } from 'kysely';
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
beforeAll(async () => {
  test = await buildTestApp();
  lab = await laboratory(test);
});
afterAll(() => test.close());

const givenDoctor = () => signedIn(test, { role: 'doctor' });

async function report(order: GivenOrder, sent: SentReport = {}): Promise<string> {
  const { data } = await lab.send(bundleOf(order, sent));
  return data.reports[0]?.reportId ?? '';
}

const numbersOf = ({ data }: { data: ReportPage }) => data.reports.map(({ reportNumber }) => reportNumber);

describe('the list', () => {
  it('is searched by name, document number, order and report number, none of it in the address', async () => {
    const doctor = await givenDoctor();
    const wong = await givenOrder(test, {
      doctorId: doctor.id,
      person: { name: '黃小明', englishName: 'Wong Siu Ming' },
    });
    const lee = await givenOrder(test, { doctorId: doctor.id, person: { name: 'Lee Ka Yan' } });
    await report(wong, { number: 'List-W' });
    await report(lee, { number: 'List-L' });
    const search = async (text: string) =>
      numbersOf(await doctor.call<ReportPage>('POST', '/doctor/reports/search', { text }));
    expect(await search('黃')).toEqual(['List-W']);
    expect(await search('siu wong')).toEqual(['List-W']);
    expect(await search(lee.person.documentNumber)).toEqual(['List-L']);
    expect(await search(wong.number.slice(0, 7))).toContain('List-W');
    expect(await search('list-l')).toEqual(['List-L']);
    expect(await search('nobody')).toEqual([]);
    expect((await search(' ')).length).toBe(2);
  });

  it('is filtered by day in Hong Kong, state, patient and what is unread, sorted and paged', async () => {
    const doctor = await givenDoctor();
    const [b, a] = [
      await givenOrder(test, { doctorId: doctor.id, person: { name: 'Bb' } }),
      await givenOrder(test, { doctorId: doctor.id, person: { name: 'Aa' } }),
    ];
    await report(b, { number: 'F-1', effective: '2026-01-31', issued: '2026-02-01T23:59:59+08:00' });
    const second = await report(a, {
      number: 'F-2',
      effective: '2026-01-31',
      issued: '2026-02-02T00:00:00+08:00',
      status: 'preliminary',
    });
    await report(a, { number: 'F-3', effective: '2026-01-31', issued: '2026-02-03T00:00:00+08:00' });
    await doctor.call('PUT', `/doctor/reports/${second}/read`, { version: 1 });
    const search = async (body: object) => {
      const answer = await doctor.call<ReportPage>('POST', '/doctor/reports/search', body);
      return [numbersOf(answer).join(' '), answer.data.total, answer.data.unread];
    };
    expect(await search({})).toEqual(['F-3 F-2 F-1', 3, 2]);
    expect(await search({ descending: false })).toEqual(['F-1 F-2 F-3', 3, 2]);
    expect(await search({ dateFrom: '2026-02-02', dateTo: '2026-02-02' })).toEqual(['F-2', 1, 2]);
    expect(await search({ dateTo: '2026-02-01' })).toEqual(['F-1', 1, 2]);
    expect(await search({ statuses: ['preliminary'] })).toEqual(['F-2', 1, 2]);
    expect(await search({ unread: true })).toEqual(['F-3 F-1', 2, 2]);
    expect(await search({ patientId: b.patientId })).toEqual(['F-1', 1, 2]);
    expect(await search({ orderNumber: b.number.toLowerCase() })).toEqual(['F-1', 1, 2]);
    expect(await search({ orderNumber: b.number.slice(0, 6) })).toEqual(['', 0, 2]);
    expect(await search({ sort: 'patient' })).toEqual(['F-3 F-2 F-1', 3, 2]);
    expect(await search({ sort: 'patient', descending: true })).toEqual(['F-1 F-3 F-2', 3, 2]);
    expect(await search({ size: 2, page: 2 })).toEqual(['F-1', 3, 2]);
    expect(await search({ size: 2, page: 9 })).toEqual(['', 3, 2]);
    const wrong = await doctor.call('POST', '/doctor/reports/search', { dateFrom: '2026-02-30' });
    expect(wrong).toMatchObject({ status: 422, error: 'date-format' });
    const specified = async (query: string) => {
      const { data } = await doctor.call<ReportSummary[]>('GET', `/LabReportSearch?${query}`);
      return data.map(({ reportNumber }) => reportNumber).join(' ');
    };
    expect(await specified('dateFrom=2026-02-02&size=1')).toBe('F-3');
    expect(await specified(`orderNumber=${a.number.toLowerCase()}&status=preliminary`)).toBe('F-2');
    expect(await specified(`patientId=${b.patientId}&dateTo=2026-02-01`)).toBe('F-1');
    expect(await specified('page=2&size=2')).toBe('F-1');
  });
});

describe('a report', () => {
  it('returns what the laboratory sent, with every digit, in its groups', async () => {
    const doctor = await givenDoctor();
    const order = await givenOrder(test, { doctorId: doctor.id });
    const bundle = bundleOf(order, {
      conclusion: 'Within limits.',
      results: [{ interpretation: 'L', low: 3.5, high: 5.1 }],
    });
    const body = JSON.stringify(bundle)
      .replace('"value":4.1', '"value":4.10')
      .replace('"value":5.1', '"value":5.10');
    const { data: taken } = await lab.send(body);
    const { data } = await doctor.call<Report>('GET', `/doctor/reports/${taken.reports[0]?.reportId}`);
    expect(data).toMatchObject({
      patient: { name: 'Marker Patient', birthday: '1960-04-05', sex: 'F' },
      status: 'final',
      version: 1,
      currentVersion: 1,
      readVersion: null,
      unread: true,
      content: {
        title: 'Renal function',
        conclusion: 'Within limits.',
        effectiveAt: '2026-03-01T09:00:00+08:00',
        performers: ['Marker Laboratory'],
        groups: [
          {
            name: '',
            results: [
              {
                test: { system: 'https://lab.example/test', code: 'K', name: 'Potassium' },
                value: { kind: 'quantity', value: '4.10', comparator: '', unit: 'mmol/L', ucum: 'mmol/L' },
                interpretations: ['L'],
                ranges: [{ low: '3.5', high: '5.10', unit: 'mmol/L', text: '' }],
              },
            ],
          },
        ],
      },
    });
  });

  it('shows an earlier version when asked for, and says which one is current', async () => {
    const doctor = await givenDoctor();
    const order = await givenOrder(test, { doctorId: doctor.id });
    const id = await report(order, { number: 'V', results: [{ value: 7 }] });
    await report(order, {
      number: 'V',
      status: 'corrected',
      issued: '2026-03-01T18:00:00+08:00',
      results: [{ value: 4 }],
    });
    const shown = async (query = '') => {
      const { data } = await doctor.call<Report>('GET', `/doctor/reports/${id}${query}`);
      const [result] = data.content.groups[0]?.results ?? [];
      return [
        data.version,
        data.currentVersion,
        data.status,
        result?.value.kind === 'quantity' && result.value.value,
      ];
    };
    expect(await shown()).toEqual([2, 2, 'corrected', '4']);
    expect(await shown('?version=1')).toEqual([1, 2, 'final', '7']);
    expect(await doctor.call('GET', `/doctor/reports/${id}?version=3`)).toMatchObject({ error: 'not-found' });
  });

  it('is recorded in the audit log each time it is opened, by ids only', async () => {
    const doctor = await givenDoctor();
    const id = await report(await givenOrder(test, { doctorId: doctor.id }));
    await doctor.call('GET', `/doctor/reports/${id}`);
    await doctor.call('GET', `/doctor/reports/${id}?version=1`);
    await doctor.call('GET', `/doctor/reports/${id}?version=9`);
    await doctor.call('POST', `/doctor/reports/${id}/history`, { system: '', code: 'K', name: '' });
    await doctor.call('POST', '/doctor/reports/search', {});
    const { rows } = await sql`
      SELECT action, detail FROM event WHERE actor = ${doctor.id} AND action <> 'signed-in' ORDER BY action`.execute(
      test.db.kysely,
    );
    expect(rows).toEqual([
      { action: 'report-history-opened', detail: { report: id } },
      { action: 'report-opened', detail: { report: id, version: 1 } },
      { action: 'report-opened', detail: { report: id, version: 1 } },
    ]);
  });

  it('is read up to the version on the screen, and unread again with a newer one', async () => {
    const doctor = await givenDoctor();
    const order = await givenOrder(test, { doctorId: doctor.id });
    const id = await report(order, { number: 'Read' });
    const read = async (version: number) =>
      (await doctor.call<ReportReadState>('PUT', `/doctor/reports/${id}/read`, { version })).data;
    expect(await read(1)).toEqual({ unread: false, readVersion: 1, currentVersion: 1 });
    await report(order, { number: 'Read', status: 'amended', issued: '2026-03-01T18:00:00+08:00' });
    expect((await doctor.call<Report>('GET', `/doctor/reports/${id}`)).data).toMatchObject({
      unread: true,
      readVersion: 1,
    });
    expect(await read(1)).toEqual({ unread: true, readVersion: 1, currentVersion: 2 });
    expect(await read(2)).toEqual({ unread: false, readVersion: 2, currentVersion: 2 });
    // A late call of another window takes nothing back, and there is no version to come.
    expect(await read(1)).toEqual({ unread: false, readVersion: 2, currentVersion: 2 });
    expect(await read(7)).toEqual({ unread: false, readVersion: 2, currentVersion: 2 });
    const undone = await doctor.call<ReportReadState>('DELETE', `/doctor/reports/${id}/read`);
    expect(undone.data).toEqual({ unread: true, readVersion: null, currentVersion: 2 });
  });

  it('has the history of each of its tests, of this patient and from the newest versions', async () => {
    const doctor = await givenDoctor();
    const order = await givenOrder(test, { doctorId: doctor.id });
    const later = await givenOrder(test, { doctorId: doctor.id, patient: order });
    const other = await givenOrder(test, { doctorId: doctor.id });
    const id = await report(order, {
      number: 'H-1',
      effective: '2026-01-01',
      results: [{ value: 4.1 }, { code: 'x', value: 1 }],
    });
    await report(later, { number: 'H-2', effective: '2026-02-01', results: [{ value: 9 }] });
    await report(later, {
      number: 'H-2',
      effective: '2026-02-01',
      status: 'corrected',
      issued: '2026-03-01T18:00:00+08:00',
      results: [{ value: 6.2, interpretation: 'HH' }],
    });
    await report(later, { number: 'H-3', effective: '2026-02-15', results: [{ value: 99 }] });
    await report(later, { number: 'H-3', status: 'entered-in-error', issued: '2026-03-01T18:00:00+08:00' });
    const withdrawn = bundleOf(later, { number: 'H-4', results: [{ value: 98 }, { code: 'x', value: 1 }] });
    Object.assign(withdrawn.entry[2]?.resource ?? {}, { status: 'entered-in-error' });
    expect(await lab.send(withdrawn)).toMatchObject({ status: 200 });
    await report(other, { results: [{ value: 5 }] });
    const { data } = await doctor.call<ResultHistory>('POST', `/doctor/reports/${id}/history`, {
      system: 'https://lab.example/test',
      code: 'K',
      name: '',
    });
    expect(data.points).toMatchObject([
      { reportNumber: 'H-1', collectedAt: '2026-01-01', flag: null, result: { value: { value: '4.1' } } },
      { reportNumber: 'H-2', flag: 'critical-high', result: { value: { value: '6.2' } } },
    ]);
  });
});

describe("another doctor's report", () => {
  it('of another doctor is answered like an unknown one, and found by no search', async () => {
    const [mine, theirs] = [await givenDoctor(), await givenDoctor()];
    const order = await givenOrder(test, { doctorId: mine.id, person: { name: 'Secret Patient' } });
    const id = await report(order, { number: 'Secret-1' });
    for (const wanted of [id, id.toUpperCase(), randomUUID(), 'no-id', '%00']) {
      const calls = await Promise.all([
        theirs.call('GET', `/doctor/reports/${wanted}`),
        theirs.call('GET', `/doctor/reports/${wanted}?version=1`),
        theirs.call('PUT', `/doctor/reports/${wanted}/read`, { version: 1 }),
        theirs.call('DELETE', `/doctor/reports/${wanted}/read`),
        theirs.call('GET', `/doctor/reports/${wanted}/current`),
        theirs.call('POST', `/doctor/reports/${wanted}/history`, {
          system: 'https://lab.example/test',
          code: 'K',
          name: '',
        }),
        theirs.call('GET', `/doctor/reports/${wanted}/pdf?version=1&language=en`),
      ]);
      const alike = calls.map(({ status, error, msg, data }) => ({ status, error, msg, data }));
      if (wanted === '%00') continue;
      expect(new Set(alike.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(alike[0]).toMatchObject({ status: 404, error: 'not-found' });
    }
    for (const text of ['Secret', 'Secret-1', order.number, order.person.documentNumber]) {
      const { data } = await theirs.call<ReportPage>('POST', '/doctor/reports/search', { text });
      expect(data).toEqual({ total: 0, unread: 0, critical: 0, reports: [] });
    }
    for (const query of ['', `?patientId=${order.patientId}`, `?orderNumber=${order.number}`]) {
      expect((await theirs.call('GET', `/LabReportSearch${query}`)).data).toEqual([]);
    }
    const unread = await mine.call<Report>('GET', `/doctor/reports/${id}`);
    expect(unread.data.readVersion).toBe(null);
  });
});
