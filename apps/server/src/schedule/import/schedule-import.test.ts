import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { findDrift } from '../../testing/builders.ts';
import { importSheet, problemsOfSheet } from '../../testing/import-sheet.ts';
import { openPoints } from '../testing/open-points.ts';

let test: TestApp;
let site: Awaited<ReturnType<typeof openPoints>>;
beforeAll(async () => {
  test = await buildTestApp();
  site = await openPoints(test);
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

const HOURS = 'servicePoint,service,weekdays,opens,closes,everyMinutes,seats,validFrom,validUntil';
const hours = (...rows: string[]) => [HOURS, ...rows].join('\r\n');

describe('weekly hours of a sheet', () => {
  it('replace the weeks they name, with slots at once, and leave the others', async () => {
    const named = await site.givenOpenPoint();
    const other = await site.givenOpenPoint();
    const sheet = hours(
      `${named},ecg,星期一至五,9:00,0.5,60,3,,`,
      `${named},ECG,Sat,10:00 AM,11:00,60,1,1/4/2026,`,
    );
    expect(await importSheet(test, 'weekly-hours', sheet)).toMatchObject({ changed: 1, unchanged: 0 });
    expect(await site.times(named, '2026-03-09')).toEqual(['09:00', '10:00', '11:00']);
    expect(await site.times(named, '2026-04-11')).toEqual(['10:00']);
    expect(await site.times(other, '2026-03-09')).toEqual(['09:00', '10:00']);
    expect(await importSheet(test, 'weekly-hours', sheet)).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it('know a service point by its name, too', async () => {
    const point = await site.givenOpenPoint();
    const { name } = await test.db.kysely
      .selectFrom('service_point')
      .select('name')
      .where('id', '=', point)
      .executeTakeFirstOrThrow();
    const sheet = hours(`"${(name as { tw: string }).tw}",ECG,1-7,13:00,14:00,60,1,,`);
    expect(await importSheet(test, 'weekly-hours', sheet)).toMatchObject({ changed: 1 });
    expect(await site.times(point, '2026-03-09')).toEqual(['13:00']);
  });

  it('count as added where there were none', async () => {
    const point = await site.givenOpenPoint();
    const db = test.db.kysely;
    await db.deleteFrom('opening_pattern').where('service_point_id', '=', point).execute();
    const sheet = hours(`${point},ECG,Mon,09:00,10:00,30,1,,`);
    expect(await importSheet(test, 'weekly-hours', sheet)).toMatchObject({ added: 1, changed: 0 });
  });

  it('are refused as a whole where anything is wrong', async () => {
    const point = await site.givenOpenPoint();
    const ecgOnly = await site.givenOpenPoint({ types: ['ECG'] });
    const sheet = hours(
      `${point},ECG,Mon,14:00,15:00,30,1,,`,
      `${point},ECG,Mon,14:30,16:00,30,1,,`,
      `nowhere,ECG,Mon,09:00,10:00,30,1,,`,
      `${ecgOnly},other,Mon,09:00,10:00,30,1,,`,
      `${ecgOnly},ECG,Mon,09:00,09:10,30,1,,`,
    );
    expect(await problemsOfSheet(test, 'weekly-hours', sheet)).toEqual([
      '3 pattern-overlap 2',
      '4 servicePoint service-point-unknown nowhere',
      '5 service service-not-offered other ECG',
      '6 pattern-times',
    ]);
    expect(await site.times(point, '2026-03-09')).toEqual(['09:00', '10:00']);
  });

  it('are refused where bookings would have to move', async () => {
    const point = await site.givenOpenPoint();
    await site.book(point, '2026-03-09 09:00:00');
    const sheet = hours(`${point},ECG,1-7,10:00,11:00,60,1,,`);
    expect(await problemsOfSheet(test, 'weekly-hours', sheet)).toEqual(['2 bookings-affected 1']);
    expect(await site.times(point, '2026-03-09')).toEqual(['09:00', '10:00']);
  });
});

describe('public holidays of a sheet', () => {
  it('close every service point, once', async () => {
    const point = await site.givenOpenPoint();
    const sheet =
      'Day,Name Eng,Name Cht\r\n26/12/2026,Boxing Day,節禮日\r\n6/4/2026,Easter Monday,復活節星期一\r\n';
    expect(await importSheet(test, 'holidays', sheet)).toMatchObject({ added: 2, unchanged: 0 });
    expect(await site.times(point, '2026-04-06')).toBe('BREAKDAY');
    expect((await site.boss.closures()).map(({ from, names }) => [from, names.zh])).toEqual([
      ['2026-04-06', '复活节星期一'],
      ['2026-12-26', '节礼日'],
    ]);
    expect(await importSheet(test, 'holidays', sheet)).toMatchObject({ added: 0, unchanged: 2 });
  });

  it('are refused where there are bookings, or a day is there twice', async () => {
    const point = await site.givenOpenPoint();
    await site.book(point, '2026-03-10 09:00:00');
    const sheet = 'day,nameEng,nameCht\n2026-03-10,A,甲\n2026-03-11,B,乙\n11/3/2026,C,丙\n';
    expect(await problemsOfSheet(test, 'holidays', sheet)).toEqual([
      '2 bookings-affected 1',
      '4 day repeated 2026-03-11 3',
    ]);
    expect(await site.times(point, '2026-03-10')).toEqual(['09:00', '10:00']);
  });
});
