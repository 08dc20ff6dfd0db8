import type { OrderItem } from '@phial/contract/orders/order';
import type { OrderSet } from '@phial/contract/orders/order-set';
import { LONGEST_ORDER_SET_NAME, MOST_ORDER_SETS } from '@phial/domain/orders/order-set';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { catalogueItem, givenCatalogue } from '../../../testing/catalogue-builders.ts';
import { givenDoctor } from '../../../testing/doctor.ts';
import { PASSWORD } from '../../../testing/staff.ts';

const PATH = '/doctor/order-sets';
const [diabetes, ferritin, lipids]: readonly [OrderItem, OrderItem, OrderItem] = [
  { kind: 'PACKAGE', itemId: 'diabetes-screen' },
  { kind: 'TEST_ITEM', itemId: 'ferritin' },
  { kind: 'TEST_ITEM', itemId: 'lipids' },
];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(() => givenCatalogue(test.db, [catalogueItem('ferritin'), catalogueItem('lipids')]));

/** A doctor who saves order sets. */
async function given() {
  const doctor = await givenDoctor(test);
  const save = (name: string, items: readonly OrderItem[] = [diabetes, ferritin]) =>
    doctor.call<OrderSet>('POST', PATH, { name, items });
  return {
    ...doctor,
    save,
    saved: async (name: string, items?: readonly OrderItem[]) => (await save(name, items)).data,
    sets: async () => (await doctor.call<OrderSet[]>('GET', PATH)).data,
    change: (setId: string, body: object) =>
      doctor.call<OrderSet & { set: OrderSet }>('PATCH', `${PATH}/${setId}`, body),
    remove: (setId: string, version: number) =>
      doctor.call<{ set: OrderSet }>('DELETE', `${PATH}/${setId}`, { version }),
  };
}

describe('an order set', () => {
  it('keeps its items in their order, and is listed by name', async () => {
    const doctor = await given();
    const saved = await doctor.saved('  Yearly   check ');
    expect(saved).toMatchObject({
      name: 'Yearly check',
      version: 1,
      lines: [
        { ...diabetes, code: 'KM99', name: { en: 'Diabetes Screen' } },
        { ...ferritin, code: 'C-ferritin', name: { tw: '檢驗 ferritin' } },
      ],
      gone: [],
    });
    const other = await doctor.saved('anaemia', [ferritin]);
    expect(await doctor.sets()).toEqual([other, saved]);
  });

  it('is renamed without its items, and given other items without its name', async () => {
    const doctor = await given();
    const { setId, lines } = await doctor.saved('Yearly check');
    expect((await doctor.change(setId, { name: 'Half-yearly check', version: 1 })).data).toMatchObject({
      name: 'Half-yearly check',
      lines,
      version: 2,
    });
    const changed = (await doctor.change(setId, { items: [lipids], version: 2 })).data;
    expect(changed).toMatchObject({ name: 'Half-yearly check', lines: [lipids], version: 3 });
    // Its own name is not taken.
    expect((await doctor.change(setId, { name: 'HALF-YEARLY CHECK', version: 3 })).status).toBe(200);
    expect(await doctor.sets()).toMatchObject([{ name: 'HALF-YEARLY CHECK', version: 4 }]);
  });

  it('names what is no longer offered as it was called when the set was saved, until it is offered again', async () => {
    const doctor = await given();
    const { setId } = await doctor.saved('Iron', [ferritin, lipids]);
    const withdrawn = catalogueItem('ferritin', { published: false });
    await givenCatalogue(test.db, [withdrawn, catalogueItem('lipids', { code: 'NEW' })]);
    const [left] = await doctor.sets();
    expect(left).toMatchObject({
      lines: [{ ...lipids, code: 'NEW' }],
      gone: [{ ...ferritin, code: 'C-ferritin', name: { en: 'Test ferritin' } }],
    });
    // A set can be renamed with what is not offered at the moment.
    expect((await doctor.change(setId, { name: 'Iron status', version: 1 })).data.gone).toHaveLength(1);
    await givenCatalogue(test.db, [catalogueItem('ferritin')]);
    expect((await doctor.sets())[0]).toMatchObject({ lines: [ferritin], gone: [lipids] });
  });

  it('is deleted', async () => {
    const doctor = await given();
    const { setId } = await doctor.saved('Yearly check');
    expect((await doctor.remove(setId, 1)).status).toBe(200);
    expect(await doctor.sets()).toEqual([]);
    expect(await doctor.remove(setId, 1)).toMatchObject({ status: 404, error: 'not-found' });
    expect(await doctor.change(setId, { name: 'x', version: 1 })).toMatchObject({ error: 'not-found' });
  });
});

describe('refused', () => {
  it('are names that are empty, too long or taken in another spelling', async () => {
    const doctor = await given();
    for (const name of ['', ' \u200b ', 'x'.repeat(LONGEST_ORDER_SET_NAME + 1)]) {
      expect(await doctor.save(name)).toMatchObject({ status: 422, error: 'order-set-name' });
    }
    await doctor.saved('糖尿病 A');
    expect(await doctor.save('糖尿病　ａ')).toMatchObject({ status: 409, error: 'order-set-name-taken' });
    const { setId } = await doctor.saved('Other');
    expect(await doctor.change(setId, { name: '糖尿病 a', version: 1 })).toMatchObject({
      error: 'order-set-name-taken',
    });
    expect(await doctor.change(setId, { name: ' ', version: 1 })).toMatchObject({ error: 'order-set-name' });
    const colleague = await given();
    expect((await colleague.save('糖尿病 A')).status).toBe(200);
  });

  it('are items that are not offered, none at all, one twice and more than sixty', async () => {
    const doctor = await given();
    const unknown: OrderItem = { kind: 'TEST_ITEM', itemId: 'withdrawn' };
    const { setId } = await doctor.saved('Good');
    expect(await doctor.save('Bad', [ferritin, unknown])).toMatchObject({
      status: 422,
      error: 'order-item-unknown',
      data: { items: [unknown] },
    });
    expect(await doctor.change(setId, { items: [unknown], version: 1 })).toMatchObject({
      error: 'order-item-unknown',
    });
    const ids = Array.from({ length: 61 }, (_, index) => `t${index}`);
    await givenCatalogue(
      test.db,
      ids.map((id) => catalogueItem(id)),
    );
    const items = ids.map((itemId): OrderItem => ({ kind: 'TEST_ITEM', itemId }));
    for (const wrong of [[], [items[0], items[0]] as OrderItem[], items]) {
      expect(await doctor.save('Bad', wrong)).toMatchObject({ status: 400, error: 'body-invalid' });
    }
    expect((await doctor.save('Sixty', items.slice(1))).status).toBe(200);
    expect((await doctor.sets()).map(({ name }) => name)).toEqual(['Good', 'Sixty']);
  });

  it('is the set that would be the fifty-first, also of two saved at once', async () => {
    const doctor = await given();
    const names = Array.from({ length: MOST_ORDER_SETS - 1 }, (_, index) => `Set ${index}`);
    for (const name of names) await doctor.saved(name);
    const last = await Promise.all([doctor.save('left window'), doctor.save('right window')]);
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(last.find(({ status }) => status === 409)).toMatchObject({ error: 'order-sets-full' });
    expect(await doctor.sets()).toHaveLength(MOST_ORDER_SETS);
  });
});

describe('two windows', () => {
  it('that save the same name at once make one set', async () => {
    const doctor = await given();
    const answers = await Promise.all([doctor.save('Yearly check'), doctor.save('yearly CHECK', [lipids])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ error: 'order-set-name-taken' });
    expect(await doctor.sets()).toEqual([answers.find(({ status }) => status === 200)?.data]);
  });

  it('that change one set at once: the second gets a conflict with the set as it is', async () => {
    const doctor = await given();
    const { setId } = await doctor.saved('Yearly check');
    const answers = await Promise.all([
      doctor.change(setId, { name: 'left', version: 1 }),
      doctor.change(setId, { items: [lipids], version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept] = await doctor.sets();
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      error: 'version-conflict',
      data: { set: kept },
    });
    // What another window has changed is not deleted unseen.
    expect(await doctor.remove(setId, 1)).toMatchObject({ error: 'version-conflict', data: { set: kept } });
    expect((await doctor.sets())[0]?.version).toBe(2);
  });
});

describe("another doctor's set", () => {
  it('is neither listed, changed nor deleted', async () => {
    const [owner, other] = [await given(), await given()];
    const set = await owner.saved('Yearly check');
    expect(await other.sets()).toEqual([]);
    for (const answer of [
      await other.change(set.setId, { name: 'mine now', version: 1 }),
      await other.change(set.setId, { name: 'mine now', version: 9 }),
      await other.remove(set.setId, 1),
    ]) {
      expect(answer).toMatchObject({ status: 404, error: 'not-found', data: null });
    }
    expect(await owner.sets()).toEqual([set]);
  });
});

it('goes with the account of its doctor, and leaves those of others', async () => {
  const [leaving, staying] = [await given(), await given()];
  for (const doctor of [leaving, staying]) {
    await doctor.saved('Yearly check');
    await doctor.call('PUT', '/doctor/favourites/TEST_ITEM/ferritin');
  }
  expect((await leaving.call('DELETE', '/user/del', { password: PASSWORD })).status).toBe(200);
  for (const table of ['order_set', 'favourite_item'] as const) {
    const rows = await test.db.kysely.selectFrom(table).select('doctor_id').execute();
    const owners = rows.map(({ doctor_id: id }) => id);
    expect(owners).toContain(staying.id);
    expect(owners).not.toContain(leaving.id);
  }
});

it('writes nothing to the audit log', async () => {
  const doctor = await given();
  const { setId } = await doctor.saved('Yearly check');
  await doctor.change(setId, { name: 'x', version: 1 });
  await doctor.remove(setId, 2);
  const events = await test.db.kysely
    .selectFrom('event')
    .select('action')
    .where('actor', '=', doctor.id)
    .execute();
  expect(events).toEqual([{ action: 'signed-in' }]);
});
