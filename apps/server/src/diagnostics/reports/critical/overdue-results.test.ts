import { randomUUID } from 'node:crypto';
import { sampleLaboratory } from '@phial/content/sample/laboratory';
import type { OverdueResults } from '@phial/contract/reports/critical-result';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { bundleOf, givenOrder, laboratory, type SentReport } from '../../../testing/report-builders.ts';
import { signedIn } from '../../../testing/staff.ts';

let test: TestApp;
let lab: Awaited<ReturnType<typeof laboratory>>;
let manager: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  lab = await laboratory(test);
});
beforeEach(async () => {
  await test.db.kysely.deleteFrom('critical_result').execute();
  manager = await signedIn(test, { role: 'manager' });
});
afterAll(() => test.close());

const CRITICAL = [{ code: 'MARKERTEST', value: 7.77, interpretation: 'HH' }];
const MINUTES = 60;

async function given(report: SentReport = {}) {
  const doctor = await signedIn(test, { role: 'doctor' });
  const order = await givenOrder(test, { doctorId: doctor.id });
  const send = async (more: SentReport = {}) => {
    const { data } = await lab.send(bundleOf(order, { results: CRITICAL, ...report, ...more }));
    return data.reports[0]?.reportId ?? '';
  };
  return { doctor, order, send, id: await send() };
}

/** The clock moves by hours, after which a session has ended. */
async function list() {
  await manager.signIn(manager.login);
  return manager.call<OverdueResults>('GET', '/staff/critical-results');
}
const idsOf = ({ data }: { data: OverdueResults }) => data.results.map(({ reportId }) => reportId);
const call = async (id: string, callId: string, version = 1) =>
  manager.call('PUT', `/staff/critical-results/${id}/calls/${callId}`, { version });

describe('the laboratory', () => {
  it('lists what was not acknowledged in time, with doctor and telephone and no patient, test or value', async () => {
    const { doctor, id, order } = await given({ number: 'E-1' });
    await test.db.kysely
      .updateTable('account')
      .set({ practice: 'Marker Clinic', telephone: '2345 6789' })
      .where('id', '=', doctor.id)
      .execute();
    test.clock.advance(MINUTES * 60 - 1);
    expect((await list()).data).toEqual({ afterMinutes: 60, results: [] });
    test.clock.advance(1);
    const { data, text } = await list();
    expect(data.results).toMatchObject([
      {
        reportId: id,
        version: 1,
        reportNumber: 'E-1',
        orderNumber: order.number,
        doctorName: 'Marker Person',
        practice: 'Marker Clinic',
        telephone: '2345 6789',
        minutesWaiting: 60,
        calls: [],
      },
    ]);
    for (const hidden of ['7.77', 'MARKERTEST', 'Renal', order.person.name])
      expect(text).not.toContain(hidden);
    await doctor.signIn(doctor.login);
    await doctor.call('PUT', `/doctor/reports/${id}/acknowledgement`, { version: 1 });
    expect(idsOf(await list())).toEqual([]);
  });

  it('lists the newest version alone, from when that one came', async () => {
    const { id, send } = await given({ number: 'E-2' });
    test.clock.advance(MINUTES * 60);
    await list();
    await call(id, randomUUID());
    await send({ status: 'corrected', issued: test.clock.now().toISOString() });
    expect(idsOf(await list())).toEqual([]);
    test.clock.advance(MINUTES * 60);
    expect((await list()).data.results).toMatchObject([{ reportId: id, version: 2, calls: [] }]);
    await send({ status: 'corrected', issued: test.clock.now().toISOString(), results: [{}] });
    expect(idsOf(await list())).toEqual([]);
  });

  it('records who telephoned and when, once for each call', async () => {
    const { id } = await given();
    test.clock.advance(MINUTES * 60);
    await list();
    const first = randomUUID();
    const answers = await Promise.all([first, first, first].map((callId) => call(id, callId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    test.clock.advance(300);
    await call(id, randomUUID());
    const { data } = await list();
    const calledAt = test.clock.now();
    expect(data.results[0]?.calls).toEqual([
      { calledAt: calledAt.toISOString(), calledBy: 'Marker Person' },
      { calledAt: new Date(calledAt.getTime() - 300_000).toISOString(), calledBy: 'Marker Person' },
    ]);
    const events = await test.db.kysely
      .selectFrom('event')
      .select('detail')
      .where('action', '=', 'report-doctor-called')
      .where('actor', '=', manager.id)
      .execute();
    expect(events).toHaveLength(2);
    expect((await call(id, randomUUID(), 2)).status).toBe(404);
    expect((await call(randomUUID(), randomUUID())).status).toBe(404);
  });

  it('sets after how many minutes', async () => {
    const { id } = await given();
    await test.db.kysely
      .insertInto('content_entry')
      .values({
        kind: 'laboratory',
        id: 'laboratory',
        state: 'PUBLISHED',
        position: 1,
        body: JSON.stringify({ ...sampleLaboratory, criticalMinutes: '5' }),
        updated_at: test.clock.now(),
      })
      .execute();
    test.clock.advance(5 * 60);
    expect((await list()).data.afterMinutes).toBe(5);
    expect(idsOf(await list())).toEqual([id]);
  });
});
