import type { OrderPage } from '@phial/contract/orders/order';
import type { Patient } from '@phial/contract/orders/order-patient';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenDoctor, patientForm } from '../../testing/doctor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe("another doctor's", () => {
  it("returns another doctor's order and patient like ones that do not exist", async () => {
    const [owner, other] = [await givenDoctor(test), await givenDoctor(test)];
    const placed = await owner.placed();
    const draft = await owner.draft();
    const patientId = draft.patient?.patientId ?? '';
    const content = { patientId: null, items: [], notes: 'mine now' };
    const calls = (order: string, patient: string) =>
      [
        ['GET', `/doctor/orders/${order}`],
        ['PUT', `/doctor/orders/${order}`, { ...content, version: 1 }],
        ['POST', `/doctor/orders/${order}/place`, { version: 1 }],
        ['POST', `/doctor/orders/${order}/cancel`, { version: 1 }],
        ['GET', `/doctor/orders/${order}/request-note`],
        ['GET', `/doctor/patients/${patient}`],
        ['PUT', `/doctor/patients/${patient}`, { ...patientForm(), version: 1 }],
        ['POST', '/doctor/orders', { ...content, patientId: patient }],
      ] as const;
    for (const id of [draft.orderId, placed.orderId]) {
      const theirs = calls(id, patientId);
      for (const [index, [method, path, body]] of calls(NOBODY, NOBODY).entries()) {
        const nobodys = await other.call(method, path, body);
        const [, theirPath = '', theirBody] = theirs[index] ?? [];
        const answer = await other.call(method, theirPath, theirBody);
        expect([path, nobodys.status, nobodys.error]).toEqual([path, 404, 'not-found']);
        expect({ ...answer, text: '', requestId: '' }).toEqual({ ...nobodys, text: '', requestId: '' });
        expect(answer.text).not.toContain(placed.number);
      }
    }
    expect((await owner.call('GET', `/doctor/orders/${draft.orderId}`)).data).toEqual(draft);
    expect((await owner.call('GET', `/doctor/orders/${placed.orderId}`)).data).toEqual(placed);
  });

  it('finds no orders or patients of another doctor', async () => {
    const [owner, other] = [await givenDoctor(test), await givenDoctor(test)];
    const placed = await owner.placed();
    for (const text of [placed.number, '陳大文', '']) {
      const { data } = await other.call<OrderPage>('POST', '/doctor/orders/search', { text });
      expect(data).toEqual({ total: 0, orders: [] });
      expect((await other.call('POST', '/doctor/patients/search', { text })).data).toEqual([]);
    }
    expect((await other.call('GET', '/doctor/orders/counts')).data).toMatchObject({ PLACED: 0, DRAFT: 0 });
  });

  it('allows the same document for a patient of two doctors, and reveals nothing', async () => {
    const [owner, other] = [await givenDoctor(test), await givenDoctor(test)];
    const form = patientForm();
    const first = await owner.call<Patient>('POST', '/doctor/patients', form);
    const second = await other.call<Patient>('POST', '/doctor/patients', form);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.data.patientId).not.toBe(first.data.patientId);
  });
});
