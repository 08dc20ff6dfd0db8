import type { Order, OrderPage } from '@phial/contract/orders/order';
import type { ReportPage } from '@phial/contract/reports/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import {
  bundleOf,
  givenOrder,
  laboratory,
  type SentReport,
  sentPdf,
} from '../../../testing/report-builders.ts';
import { signedIn } from '../../../testing/staff.ts';

let test: TestApp;
let lab: Awaited<ReturnType<typeof laboratory>>;
beforeAll(async () => {
  test = await buildTestApp();
  lab = await laboratory(test);
});
afterAll(() => test.close());

const LINES = [
  { code: 'RFT', name: 'Renal function' },
  { code: 'LIPID', name: 'Lipid profile' },
];
const at = (hour: number) => `2026-03-01T${hour}:00:00+08:00`;

/** An order of two tests, what its doctor sees of it, and its laboratory. */
async function given(lines: readonly { code: string; name: string }[] = LINES) {
  const doctor = await signedIn(test, { role: 'doctor' });
  const order = await givenOrder(test, { doctorId: doctor.id, lines });
  return {
    send: async (...reports: SentReport[]) =>
      expect(await lab.send(bundleOf(order, ...reports))).toMatchObject({ status: 200 }),
    /** What its reports are called after. */
    titles: async () => {
      const { data } = await doctor.call<ReportPage>('POST', '/doctor/reports/search', {});
      return data.reports.map(({ orderedNames }) => orderedNames?.map(({ en }) => en));
    },
    shown: async () => {
      const { data } = await doctor.call<Order>('GET', `/doctor/orders/${order.id}`);
      const list = await doctor.call<OrderPage>('POST', '/doctor/orders/search', {});
      expect(list.data.orders[0]?.progress).toEqual(data.progress);
      return data;
    },
  };
}

describe('an order of two tests', () => {
  it('is reported once each has a final report', async () => {
    const { send, shown } = await given();
    expect(await shown()).toMatchObject({
      state: 'RECEIVED',
      reportedAt: null,
      progress: { lines: ['outstanding', 'outstanding'], unmatched: 0 },
    });
    await send({ number: 'two-1' });
    expect(await shown()).toMatchObject({
      state: 'IN_PROGRESS',
      progress: { lines: ['reported', 'outstanding'] },
    });
    await send({ number: 'two-2', code: 'X-1', title: 'LIPID PROFILE' });
    expect(await shown()).toMatchObject({ state: 'REPORTED', progress: { lines: ['reported', 'reported'] } });
  });

  it('is answered by one report that holds the results of both', async () => {
    const { send, shown } = await given([
      LINES[0] ?? { code: '', name: '' },
      { code: 'K', name: 'Potassium' },
    ]);
    await send({ results: [{ code: 'K', name: 'Potassium' }] });
    expect(await shown()).toMatchObject({ state: 'REPORTED' });
  });

  it('stays partly reported with reports that name neither, and counts these', async () => {
    const { send, shown } = await given();
    await send({ code: 'A', title: 'Something else' }, { code: 'B', title: 'And another' });
    expect(await shown()).toMatchObject({
      state: 'IN_PROGRESS',
      progress: { lines: ['outstanding', 'outstanding'], unmatched: 2 },
    });
  });

  it('is partly reported again when one of its reports is withdrawn, and received when none is left', async () => {
    const { send, shown } = await given();
    await send({ number: 'gone-1' }, { number: 'gone-2', code: 'LIPID', title: 'Fats' });
    expect(await shown()).toMatchObject({ state: 'REPORTED' });
    await send({ number: 'gone-2', code: 'LIPID', status: 'entered-in-error', issued: at(17) });
    expect(await shown()).toMatchObject({
      state: 'IN_PROGRESS',
      progress: { lines: ['reported', 'outstanding'] },
    });
    await send({ number: 'gone-1', status: 'cancelled', issued: at(18) });
    expect(await shown()).toMatchObject({ state: 'RECEIVED', receivedAt: null });
  });
});

describe('an order of a panel', () => {
  const K = { code: 'K', name: 'Potassium' };
  const NA = { code: 'NA', name: 'Sodium' };

  it.each(['registered', 'preliminary'])('is not reported while one result is %s', async (status) => {
    const { send, shown } = await given(LINES.slice(0, 1));
    await send({ number: `panel-${status}`, results: [K, { ...NA, status }] });
    expect(await shown()).toMatchObject({ state: 'IN_PROGRESS', progress: { lines: ['preliminary'] } });
    await send({ number: `panel-${status}`, status: 'amended', issued: at(17), results: [K, NA] });
    expect(await shown()).toMatchObject({ state: 'REPORTED', progress: { lines: ['reported'] } });
  });

  it('is reported with one result cancelled, and outstanding with all of them', async () => {
    const { send, shown, titles } = await given();
    const cancelled = { ...NA, status: 'cancelled' };
    await send({ number: 'panel-c', code: 'LIPID', title: 'Lipid profile', results: [cancelled] });
    expect(await shown()).toMatchObject({
      state: 'IN_PROGRESS',
      progress: { lines: ['outstanding', 'outstanding'], unmatched: 0 },
    });
    expect(await titles()).toEqual([['Lipid profile']]);
    await send({ number: 'panel-d', results: [K, cancelled] });
    expect(await shown()).toMatchObject({
      state: 'IN_PROGRESS',
      progress: { lines: ['reported', 'outstanding'] },
    });
  });

  it('is no longer reported when a later version has taken results back', async () => {
    const { send, shown } = await given(LINES.slice(0, 1));
    await send({ number: 'panel-e', results: [K] });
    expect(await shown()).toMatchObject({ state: 'REPORTED' });
    const results = [{ ...K, status: 'entered-in-error' }];
    await send({ number: 'panel-e', status: 'corrected', issued: at(17), results });
    expect(await shown()).toMatchObject({ state: 'IN_PROGRESS', progress: { lines: ['outstanding'] } });
  });

  it('is reported by a document alone', async () => {
    const { send, shown } = await given(LINES.slice(0, 1));
    await send({ number: 'panel-f', results: [], presentedForm: [sentPdf()] });
    expect(await shown()).toMatchObject({ state: 'REPORTED' });
  });
});

describe('an order of one test', () => {
  it('is reported by a final report of any name', async () => {
    const { send, shown } = await given(LINES.slice(1));
    await send({ number: 'one', status: 'preliminary' });
    expect(await shown()).toMatchObject({ state: 'IN_PROGRESS', progress: { lines: ['preliminary'] } });
    await send({ number: 'one', issued: at(17) });
    expect(await shown()).toMatchObject({ state: 'REPORTED', progress: { lines: ['reported'] } });
  });
});

it('has the time of the correction as that of its last report, not that of a repeated bundle', async () => {
  const { send, shown } = await given(LINES.slice(0, 1));
  const first = test.clock.now().toISOString();
  await send({ number: 'last' });
  expect(await shown()).toMatchObject({ reportedAt: first, updatedAt: first });
  test.clock.advance(1_800);
  const second = test.clock.now().toISOString();
  const corrected: SentReport = { number: 'last', status: 'corrected', issued: at(17) };
  await send(corrected);
  expect(await shown()).toMatchObject({ state: 'REPORTED', reportedAt: second, updatedAt: second });
  test.clock.advance(1_800);
  await send(corrected);
  expect(await shown()).toMatchObject({ reportedAt: second, updatedAt: second });
});
