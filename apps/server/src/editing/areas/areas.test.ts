import type { ServicePointsByCity } from '@phial/contract/booking/service-point';
import type { StaffAreas } from '@phial/contract/content/areas';
import type { StaffServicePoint } from '@phial/contract/content/editing-service-point';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenServicePoint } from '../../testing/builders.ts';
import { nextNumber } from '../../testing/numbering.ts';
import { signedIn } from '../../testing/staff.ts';
import { visitor } from '../../testing/visitor.ts';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  manager = await signedIn(test, { role: 'manager' });
});
afterAll(() => test.close());

const words = (text: string) => ({ tw: `${text}（繁）`, zh: `${text}（简）`, en: text });
const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object) =>
  manager.call<StaffAreas>(method, `/staff/areas${path}`, body);
const areas = async () => (await manager.call<StaffAreas>('GET', '/staff/areas')).data;
const cityOf = async (code: string) => {
  const city = (await areas()).find((one) => one.code === code);
  if (city === undefined) throw new Error(`no city ${code}`);
  return city;
};
const visitorsSee = async () =>
  (await visitor(test).call<ServicePointsByCity>('GET', '/rest/appointment/servPt/list?type=ECG')).data;

async function givenCity(): Promise<string> {
  const code = `C${nextNumber()}`;
  await call('POST', '/cities', { body: { code, names: words(code) } });
  return code;
}

async function givenDistrict(code: string, name = `District ${nextNumber()}`) {
  const { data } = await call('POST', `/cities/${code}/districts`, { body: { names: words(name) } });
  const district = data.find((city) => city.code === code)?.districts.at(-1);
  if (district === undefined) throw new Error('the district was not added');
  return district;
}

async function givenPointIn(districtId: string): Promise<StaffServicePoint> {
  const names = words('Point');
  const body = {
    name: names,
    district: districtId,
    address: names,
    belongTo: 'HDL',
    companyName: names,
    tel: '0000 0000',
    restWeekdays: [7],
    abilities: [{ type: 'ECG', name: words('ECG') }],
  };
  const answer = await manager.call<StaffServicePoint>('POST', '/staff/content/service-points', { body });
  expect(answer.status).toBe(200);
  return answer.data;
}

describe('a new database', () => {
  it('has the regions and the eighteen districts of Hong Kong', async () => {
    const known = (await areas()).filter(({ code }) => ['HK', 'KLN', 'NT'].includes(code));
    expect(known.map(({ code, districts }) => [code, districts.length])).toEqual([
      ['HK', 4],
      ['KLN', 5],
      ['NT', 9],
    ]);
    expect(known[0]?.names).toEqual({ tw: '香港島', zh: '香港岛', en: 'Hong Kong Island' });
  });
});

describe('a city', () => {
  it('is added with districts, and a service point there is shown under its code', async () => {
    const code = await givenCity();
    const district = await givenDistrict(code, 'Taipa');
    await givenPointIn(district.districtId);
    const point = (await visitorsSee())[code]?.[0];
    expect(point).toMatchObject({ cityEng: code, districtEng: 'Taipa', districtCht: 'Taipa（繁）' });
  });

  it('is renamed, and visitors see it at once', async () => {
    const code = await givenCity();
    await givenPointIn((await givenDistrict(code)).districtId);
    const renamed = words(`Renamed ${code}`);
    await call('PUT', `/cities/${code}`, { version: 1, body: { names: renamed } });
    expect((await visitorsSee())[code]?.[0]?.cityEng).toBe(renamed.en);
    const answer = await call('PUT', `/cities/${code}`, { version: 1, body: { names: words('Late') } });
    expect(answer).toMatchObject({ status: 409, error: 'version-conflict' });
    expect((await cityOf(code)).names).toEqual(renamed);
  });

  it.each([
    [
      { code: '12', names: words('Number') },
      { path: 'code', problem: 'form' },
    ],
    [
      { code: 'kln', names: words('Again') },
      { path: 'code', problem: 'taken' },
    ],
    [
      { code: 'NEW', names: { tw: '九龍', zh: '别的', en: 'Other' } },
      { path: 'names.tw', problem: 'taken' },
    ],
    [
      { code: 'NEW', names: { ...words('x'), zh: '' } },
      { path: 'names.zh', problem: 'empty' },
    ],
  ])('is not added as %o', async (body, problem) => {
    expect(await call('POST', '/cities', { body })).toMatchObject({
      status: 422,
      error: 'content-invalid',
      data: { problems: [problem] },
    });
  });

  it('is deleted with its districts when no service point is there, and not before', async () => {
    const code = await givenCity();
    const point = await givenPointIn((await givenDistrict(code)).districtId);
    expect(await call('DELETE', `/cities/${code}`, { version: 1 })).toMatchObject({
      status: 409,
      error: 'area-in-use',
      data: { count: 1 },
    });
    const moved = { ...point.body, district: 'eastern' };
    const path = `/staff/content/service-points/${point.servPtId}`;
    await manager.call('PUT', path, { version: 1, body: moved });
    const { data } = await call('DELETE', `/cities/${code}`, { version: 1 });
    expect(data.map((city) => city.code)).not.toContain(code);
    expect(await call('DELETE', `/cities/${code}`, { version: 1 })).toMatchObject({ status: 404 });
  });

  it('moves to another place, and visitors see the new order', async () => {
    const codes = [await givenCity(), await givenCity()];
    for (const code of codes) await givenPointIn((await givenDistrict(code)).districtId);
    const former = (await areas()).map(({ code }) => code);
    const order = former.toReversed();
    const { data } = await call('PUT', '/city-order', { former, order });
    expect(data.map(({ code }) => code)).toEqual(order);
    const shown = Object.keys(await visitorsSee());
    expect(shown).toEqual(order.filter((code) => shown.includes(code)));
    expect(await call('PUT', '/city-order', { former, order })).toMatchObject({ error: 'version-conflict' });
    expect(await call('PUT', '/city-order', { former, order: order.slice(1) })).toMatchObject({
      error: 'body-invalid',
    });
  });
});

describe('a district', () => {
  it('is renamed, ordered and deleted', async () => {
    const code = await givenCity();
    const [first, second] = [await givenDistrict(code, 'First'), await givenDistrict(code, 'Second')];
    const names = words('Renamed');
    await call('PUT', `/districts/${first.districtId}`, { version: 1, body: { names } });
    const former = [first.districtId, second.districtId];
    await call('PUT', `/cities/${code}/district-order`, { former, order: former.toReversed() });
    expect((await cityOf(code)).districts.map((district) => district.names.en)).toEqual([
      'Second',
      'Renamed',
    ]);
    await call('DELETE', `/districts/${second.districtId}`, { version: 1 });
    expect((await cityOf(code)).districts).toMatchObject([{ names, version: 2, points: 0 }]);
  });

  it('is not deleted under a service point that comes at this moment', async () => {
    const code = await givenCity();
    for (let round = 0; round < 5; round++) {
      const { districtId } = await givenDistrict(code);
      const body = (await givenPointIn('eastern')).body;
      const [deleted, added] = await Promise.all([
        call('DELETE', `/districts/${districtId}`, { version: 1 }),
        manager.call<StaffServicePoint>('POST', '/staff/content/service-points', {
          body: { ...body, district: districtId },
        }),
      ]);
      const outcome = [deleted.status, added.status].join(' ');
      expect(['200 422', '409 200']).toContain(outcome);
    }
  });

  it('of the same name is not added twice', async () => {
    const answer = await call('POST', '/cities/HK/districts', { body: { names: words('Wan Chai') } });
    expect(answer).toMatchObject({
      status: 422,
      data: { problems: [{ path: 'names.en', problem: 'taken' }] },
    });
  });
});

describe('who may edit areas', () => {
  it('does not include the counter', async () => {
    const counter = await signedIn(test, { role: 'counter' });
    expect(await counter.call('GET', '/staff/areas')).toMatchObject({ status: 403, error: 'not-allowed' });
  });

  it('finds a point by the database in its district', async () => {
    const id = await givenServicePoint(test.db, { city: 'KLN', district: 'Sham Shui Po' });
    const { data } = await manager.call<StaffServicePoint>('GET', `/staff/content/service-points/${id}`);
    expect(data).toMatchObject({ city: 'KLN', districtName: words('Sham Shui Po') });
  });
});
