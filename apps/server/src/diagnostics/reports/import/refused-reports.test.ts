import type { AccountState, Role } from '@phial/domain/account';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import {
  bundleOf,
  complaints,
  countReportRows,
  givenOrder,
  laboratory,
  orderState,
} from '../../../testing/report-builders.ts';

let test: TestApp;
let lab: Awaited<ReturnType<typeof laboratory>>;
beforeAll(async () => {
  test = await buildTestApp();
  lab = await laboratory(test);
});
afterAll(() => test.close());

describe('all or nothing', () => {
  it('rejects all reports when one is refused', async () => {
    const [good, bad] = [await givenOrder(test), await givenOrder(test, { state: 'CANCELLED' })];
    const [one, other] = [bundleOf(good), bundleOf(bad)];
    const rows = await countReportRows(test.db);
    const answer = await lab.send({ ...one, entry: [...one.entry, ...other.entry] });
    expect(complaints(answer)).toEqual(['order-closed Bundle.entry[4].resource.basedOn[0]']);
    expect(await countReportRows(test.db)).toEqual(rows);
    expect(await orderState(test.db, good.id)).toBe('RECEIVED');
  });

  it('refuses an unknown order number', async () => {
    const order = await givenOrder(test);
    for (const number of ['HD-22222222', 'R-1', '']) {
      const answer = await lab.send(bundleOf({ ...order, number: number || ' x' }));
      expect(complaints(answer)).toEqual(['order-unknown Bundle.entry[1].resource.basedOn[0]']);
    }
    const draft = await givenOrder(test, { state: 'DRAFT' });
    expect(complaints(await lab.send(bundleOf(draft)))).toEqual([
      'order-closed Bundle.entry[1].resource.basedOn[0]',
    ]);
  });

  it('refuses a report whose doctor has no active account', async () => {
    const order = await givenOrder(test);
    const [bundle, later] = [{}, { status: 'corrected', issued: '2026-03-01T18:00:00+08:00' }].map((report) =>
      bundleOf(order, { number: 'R-unseen', ...report }),
    );
    const become = (changes: { state?: AccountState; role?: Role }) =>
      test.db.kysely.updateTable('account').set(changes).where('id', '=', order.doctorId).execute();
    const complaint = 'doctor-unreachable Bundle.entry[1].resource.basedOn[0]';
    for (const changes of [{ state: 'DISABLED' }, { state: 'ACTIVE', role: 'manager' }] as const) {
      await become(changes);
      expect(complaints(await lab.send(bundle ?? {}))).toEqual([complaint]);
    }
    await become({ role: 'doctor' });
    const taken = await lab.send(bundle ?? {});
    expect(taken.status).toBe(200);
    await become({ state: 'DISABLED' });
    expect(complaints(await lab.send(later ?? {}))).toEqual([complaint]);
    // What was taken is answered as it was.
    expect(await lab.send(bundle ?? {})).toEqual(taken);
  });

  it('records a refusal in the audit log by its kind, with nothing of the bundle', async () => {
    const order = await givenOrder(test);
    await lab.send(bundleOf({ ...order, number: 'HD-33333333' }));
    await lab.send({
      resourceType: 'Bundle',
      type: 'collection',
      entry: [{ resource: { resourceType: 'X' } }],
    });
    const { rows } = await sql<{ actor: string; detail: Record<string, string> }>`
      SELECT actor, detail FROM event WHERE action = 'reports-refused' ORDER BY at DESC, id`.execute(
      test.db.kysely,
    );
    expect(rows.map(({ detail }) => detail.issues)).toEqual(
      expect.arrayContaining(['order-unknown', 'resource-unknown']),
    );
    expect(
      rows.every(({ actor, detail }) => actor === 'laboratory' && Object.keys(detail).length === 2),
    ).toBe(true);
  });

  it.each([
    ['document number', { documentNumber: 'A123456(3)' }],
    ['date of birth', { birthday: '1960-04-06' }],
    ['sex', { sex: 'M' as const }],
  ])(
    'a patient with another %s than the order has is refused, without a word about either',
    async (_what, other) => {
      const order = await givenOrder(test);
      const answer = await lab.send(bundleOf({ ...order, person: { ...order.person, ...other } }));
      expect(complaints(answer)).toEqual(['patient-mismatch Bundle.entry[1].resource.subject']);
      expect(answer.text).not.toMatch(/A123456|P0|1960|Marker/);
    },
  );

  it('accepts a document number in any notation', async () => {
    const order = await givenOrder(test, { person: { documentNumber: 'A123456(3)' } });
    const person = { ...order.person, documentNumber: 'a1234563' };
    expect(await lab.send(bundleOf({ ...order, person }))).toMatchObject({ status: 200 });
  });
});
