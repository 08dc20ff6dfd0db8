import type { OrderLine } from '@phial/contract/orders/order';
import { MOST_FAVOURITES } from '@phial/domain/orders/order-set';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { catalogueItem, givenCatalogue } from '../../../testing/catalogue-builders.ts';
import { givenDoctor } from '../../../testing/doctor.ts';

const IDS = Array.from({ length: MOST_FAVOURITES + 1 }, (_, index) => `t${index}`);

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(() => given(IDS));

/** Of these tests the catalogue offers those whose ids are given. */
const given = (offered: readonly string[]) =>
  givenCatalogue(
    test.db,
    IDS.map((id) => catalogueItem(id, { published: offered.includes(id) })),
  );

/** A doctor who marks favourites. */
async function doctorWithFavourites() {
  const doctor = await givenDoctor(test);
  const call = (method: 'PUT' | 'DELETE', item: string) => doctor.call(method, `/doctor/favourites/${item}`);
  return {
    add: (item: string) => call('PUT', item),
    remove: (item: string) => call('DELETE', item),
    list: async () => (await doctor.call<OrderLine[]>('GET', '/doctor/favourites')).data,
    ids: async () =>
      (await doctor.call<OrderLine[]>('GET', '/doctor/favourites')).data.map(({ itemId }) => itemId),
  };
}

it('keeps favourites per account, each once, with the names of today', async () => {
  const [doctor, other] = [await doctorWithFavourites(), await doctorWithFavourites()];
  for (const item of ['TEST_ITEM/t1', 'PACKAGE/diabetes-screen', 'TEST_ITEM/t1']) {
    expect((await doctor.add(item)).status).toBe(200);
  }
  expect(await doctor.list()).toMatchObject([
    { kind: 'PACKAGE', itemId: 'diabetes-screen', code: 'KM99', name: { en: 'Diabetes Screen' } },
    { kind: 'TEST_ITEM', itemId: 't1', code: 'C-t1', name: { en: 'Test t1' } },
  ]);
  expect(await other.ids()).toEqual([]);
  expect((await other.remove('TEST_ITEM/t1')).status).toBe(200);
  expect((await doctor.remove('PACKAGE/diabetes-screen')).status).toBe(200);
  expect((await doctor.remove('PACKAGE/diabetes-screen')).status).toBe(200);
  expect(await doctor.ids()).toEqual(['t1']);
});

it('makes no favourite of what is not offered', async () => {
  const doctor = await doctorWithFavourites();
  expect(await doctor.add('TEST_ITEM/nothing')).toMatchObject({
    status: 422,
    error: 'order-item-unknown',
    data: { items: [{ kind: 'TEST_ITEM', itemId: 'nothing' }] },
  });
  expect(await doctor.add('SPECIMEN/t1')).toMatchObject({ status: 400 });
  expect(await doctor.ids()).toEqual([]);
});

it('marks one in eight windows at once, without an error', async () => {
  const doctor = await doctorWithFavourites();
  const answers = await Promise.all(Array.from({ length: 8 }, () => doctor.add('TEST_ITEM/t1')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await doctor.ids()).toEqual(['t1']);
});

it('has room for a hundred, and for one more in the place of each that is no longer offered', async () => {
  const doctor = await doctorWithFavourites();
  const [first = '', ...rest] = IDS;
  for (const id of rest) await doctor.add(`TEST_ITEM/${id}`);
  expect(await doctor.add(`TEST_ITEM/${first}`)).toMatchObject({ status: 409, error: 'favourites-full' });
  // One that is a favourite already is no further one.
  expect((await doctor.add(`TEST_ITEM/${rest[0]}`)).status).toBe(200);
  await given(IDS.filter((id) => id !== rest[0]));
  expect(await doctor.ids()).toHaveLength(MOST_FAVOURITES - 1);
  expect((await doctor.add(`TEST_ITEM/${first}`)).status).toBe(200);
  expect(await doctor.ids()).toHaveLength(MOST_FAVOURITES);
});
