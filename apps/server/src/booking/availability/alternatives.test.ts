import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { findDrift, givenServicePoint, givenSlot, readSeats } from '../../testing/builders.ts';
import { visitor } from '../../testing/visitor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

describe('a slot without quota', () => {
  it('is refused with the nearest free times at this service point and at others', async () => {
    const city = 'NT';
    const here = await givenServicePoint(test.db, { city, district: 'Sha Tin' });
    const neighbour = await givenServicePoint(test.db, { city, district: 'Sha Tin' });
    const sameCity = await givenServicePoint(test.db, { city });
    const elsewhere = await givenServicePoint(test.db, { city: 'FAR' });
    const slot = await givenSlot(test.db, { servPtId: here, servTime: '2026-03-10 10:00:00' });
    const at = (servPtId: string, time: string, type: 'ECG' | 'other' = 'ECG') =>
      givenSlot(test.db, { servPtId, servTime: `2026-03-${time}:00`, type });
    await at(here, '10 10:30');
    await at(here, '10 09:00');
    await at(here, '09 10:00');
    await at(here, '20 10:00');
    await at(here, '10 10:05', 'other');
    await at(neighbour, '25 10:00');
    await at(sameCity, '10 10:00');
    await at(sameCity, '12 10:00');
    await at(elsewhere, '10 10:00');
    const full = await at(neighbour, '10 10:10');
    expect((await visitor(test).book(full)).status).toBe(200);
    expect((await visitor(test).book(slot)).status).toBe(200);

    const { status, error, data } = await visitor(test).book(slot);
    expect({ status, error }).toEqual({ status: 409, error: 'slot-full' });
    const { samePoint, nearby } = (
      data as unknown as { alternatives: Record<string, { servPtId: string; servTime: string }[]> }
    ).alternatives;
    const shown = (list: { servPtId: string; servTime: string }[] = []) =>
      list.map(({ servPtId, servTime }) => `${servPtId} ${servTime}`);
    expect(shown(samePoint)).toEqual(
      ['10 10:30', '10 09:00', '09 10:00'].map((time) => `${here} 2026-03-${time}:00`),
    );
    expect(shown(nearby)).toEqual([
      `${neighbour} 2026-03-25 10:00:00`,
      `${sameCity} 2026-03-10 10:00:00`,
      `${sameCity} 2026-03-12 10:00:00`,
    ]);
    expect(nearby?.[0]).toMatchObject({
      type: 'ECG',
      servPtEng: `Centre ${neighbour}`,
      districtEng: 'Sha Tin',
    });
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 1, booked: 1, held: 0 });
  });

  it('offers the same time at three neighbours before anything else, and other times where there are fewer', async () => {
    const city = 'SAME';
    const here = await givenServicePoint(test.db, { city, district: 'Tai Po' });
    const neighbours = [];
    for (let n = 0; n < 3; n++)
      neighbours.push(await givenServicePoint(test.db, { city, district: 'Tai Po' }));
    const farther = await givenServicePoint(test.db, { city });
    const at = (servPtId: string, time: string) =>
      givenSlot(test.db, { servPtId, servTime: `2026-03-${time}:00` });
    const slot = await at(here, '10 10:00');
    const [first = '', second = '', third = ''] = neighbours.toSorted();
    await at(first, '10 10:00');
    await at(second, '10 10:00');
    const last = await at(third, '10 10:00');
    await at(first, '10 10:10');
    await at(second, '10 10:20');
    await at(farther, '10 10:00');
    expect((await visitor(test).book(slot)).status).toBe(200);

    const nearby = async () => {
      const { data } = await visitor(test).book(slot);
      const { alternatives } = data as unknown as {
        alternatives: { nearby: { servPtId: string; servTime: string }[] };
      };
      return alternatives.nearby.map(({ servPtId, servTime }) => `${servPtId} ${servTime.slice(8, 16)}`);
    };
    expect(await nearby()).toEqual([first, second, third].map((id) => `${id} 10 10:00`));
    expect((await visitor(test).book(last)).status).toBe(200);
    expect(await nearby()).toEqual([`${first} 10 10:00`, `${second} 10 10:00`, `${first} 10 10:10`]);
  });
});
