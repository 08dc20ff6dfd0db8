import { templateRows } from '@phial/content/sample/import-templates';
import { IMPORT_KINDS } from '@phial/contract/imports/import';
import { csvText } from '@phial/domain/text/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPoints } from '../../schedule/testing/open-points.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { findDrift } from '../../testing/builders.ts';
import { importSheet, problemsOfSheet } from '../../testing/import-sheet.ts';
import { listAreas } from '../areas/areas.service.ts';
import { listEntries } from '../entries.service.ts';
import { listPoints } from '../service-points.service.ts';
import { listStaffServices } from '../services.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

const sheet = (...rows: string[]) => rows.join('\r\n');

describe('the templates', () => {
  it('are imported one after the other into a database without the sample, and once', async () => {
    const own = await buildTestApp();
    for (const kind of IMPORT_KINDS.filter((one) => one !== 'bookings')) {
      const file = csvText(templateRows(kind));
      const { added, changed, unchanged } = await importSheet(own, kind, file);
      expect(added + changed + unchanged, kind).toBeGreaterThan(0);
      // Accounts are made, and never changed.
      if (kind === 'staff') continue;
      expect(await importSheet(own, kind, file), kind).toMatchObject({ added: 0, changed: 0 });
    }
    // Nothing is wrong with those but that their days lie beyond the slots there are.
    expect(await problemsOfSheet(own, 'bookings', csvText(templateRows('bookings')))).toEqual([
      '2 time slot-unknown',
      '3 time slot-unknown',
    ]);
    const points = await listPoints(own);
    expect(points.map(({ servPtId, body }) => [servPtId, body.name.zh, body.restWeekdays])).toEqual([
      ['central', '中环', [7]],
      ['example-road', '示例道', [6, 7]],
    ]);
    await own.close();
  });
});

describe('cities and districts of a sheet', () => {
  it('are added and renamed, and the others stay', async () => {
    const before = await listAreas(test);
    const [first] = before;
    const rows = sheet(
      'city,cityEng,cityCht,districtId,districtEng,districtCht',
      'MACAU,Macau,澳門,,Taipa,氹仔',
      'macau,,,,Coloane,路環',
      `${first?.code},,,${first?.districts[0]?.districtId},Renamed,改名區`,
    );
    expect(await importSheet(test, 'areas', rows)).toMatchObject({ added: 3, changed: 1, unchanged: 1 });
    const after = await listAreas(test);
    expect(after.at(-1)).toMatchObject({
      code: 'MACAU',
      names: { tw: '澳門', zh: '澳门', en: 'Macau' },
      districts: [{ names: { en: 'Taipa' } }, { names: { zh: '路环', en: 'Coloane' } }],
    });
    expect(after[0]?.districts[0]).toMatchObject({ names: { zh: '改名区', en: 'Renamed' }, version: 2 });
    expect(after.flatMap(({ districts }) => districts)).toHaveLength(
      before.flatMap(({ districts }) => districts).length + 2,
    );
  });

  it('have the ids of the sheet where they are new', async () => {
    const rows = sheet(
      'city,cityEng,cityCht,districtId,districtEng,districtCht',
      'VALLEY,Valley,山谷,upper,Upper,上谷',
    );
    expect(await importSheet(test, 'areas', rows)).toMatchObject({ added: 2 });
    expect((await listAreas(test)).at(-1)?.districts).toMatchObject([{ districtId: 'upper' }]);
    expect(await importSheet(test, 'areas', rows)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  });

  it('are refused row by row', async () => {
    const [first] = await listAreas(test);
    const rows = sheet(
      'city,cityEng,cityCht,districtId,districtEng,districtCht',
      '9,Nine,九,,A,甲',
      'NEW,New,,,A,甲',
      'NEW,Other,,,A,乙',
      `NEW,,,${first?.districts[0]?.districtId},B,丙`,
      'NEW,,,same,C,丁',
      `${first?.code},,,same,D,戊`,
    );
    expect(await problemsOfSheet(test, 'areas', rows)).toEqual([
      '2 city not-a-code 9',
      '3 cityCht cell-empty',
      '3 cityChs cell-empty',
      '3 districtEng name-taken A',
      '4 cityEng not-one-of Other New',
      '4 districtEng name-taken A',
      `5 districtId district-unknown ${first?.districts[0]?.districtId}`,
      '6 districtId district-unknown same',
      '7 districtId district-unknown same',
    ]);
  });
});

describe('dictionaries of a sheet', () => {
  const HEAD = 'dictType,dictValue,labelEng,labelCht';

  it('are published at once, with their versions', async () => {
    expect(await importSheet(test, 'dictionaries', sheet(HEAD, 'doc_type,9,Pass,通行證'))).toMatchObject({
      added: 1,
    });
    expect(await importSheet(test, 'dictionaries', sheet(HEAD, 'doc_type,9,,旅遊證件'))).toMatchObject({
      changed: 1,
    });
    const [entry] = await listEntries(test, 'dictionary');
    expect(entry).toMatchObject({
      state: 'PUBLISHED',
      published: { dictType: 'doc_type', label: { tw: '旅遊證件', zh: '旅游证件', en: 'Pass' } },
    });
    const versions = await test.db.kysely.selectFrom('content_version').select('event').execute();
    expect(versions.map(({ event }) => event)).toEqual(['PUBLISHED', 'PUBLISHED']);
  });

  it('are refused row by row', async () => {
    const rows = sheet(HEAD, 'Doc,1,A,甲', 'doc_type,10,A,', 'doc_type,10,B,乙');
    expect(await problemsOfSheet(test, 'dictionaries', rows)).toEqual([
      '2 dictType not-a-code Doc',
      '3 labelCht cell-empty',
      '3 labelChs cell-empty',
      '4 dictValue repeated doc_type 10 3',
    ]);
  });
});

describe('services of a sheet', () => {
  const HEAD = 'code,nameEng,nameCht,shortNameEng,minutes,fastingHours,bringEng,bringCht,daysAhead,mostSeats';

  it('are added with what a form begins with, and an empty cell keeps what is there', async () => {
    const rows = sheet(HEAD, 'check-up,Check-up,身體檢查,,45,8,Old reports;Glasses,舊報告;眼鏡,60,3');
    expect(await importSheet(test, 'services', rows)).toMatchObject({ added: 1 });
    const again = sheet(HEAD, 'CHECK-UP,,,Check,,,,,,');
    expect(await importSheet(test, 'services', again)).toMatchObject({ changed: 1, added: 0 });
    const service = (await listStaffServices(test)).find(({ code }) => code === 'check-up');
    expect(service).toMatchObject({
      version: 2,
      body: {
        name: { tw: '身體檢查', zh: '身体检查', en: 'Check-up' },
        shortName: { en: 'Check', tw: '身體檢查' },
        minutes: 45,
        daysAhead: 60,
        mostSeats: 3,
        preparation: {
          fasting: { hours: 8, water: true },
          bring: [{ zh: '旧报告', en: 'Old reports' }, { tw: '眼鏡' }],
        },
      },
    });
  });

  it('are refused row by row', async () => {
    const rows = sheet(
      HEAD,
      'a service,A,甲,,,,,,,',
      'new,,甲,,,,One;Two,一,,',
      'NEW,A,甲,,,,,,,',
      'other,,,,,,,,500,',
    );
    expect(await problemsOfSheet(test, 'services', rows)).toEqual([
      '2 code not-a-code a service',
      '3 bringCht list-length 1 2',
      '3 nameEng cell-empty',
      '3 shortNameEng cell-empty',
      '3 detailEng cell-empty',
      '4 code repeated new 3',
      '5 daysAhead not-a-number 500 1,180',
    ]);
  });
});

describe('service points of a sheet', () => {
  const HEAD =
    'servicePointId,nameEng,nameCht,district,addressEng,addressCht,tel,services,belongTo,companyNameEng,companyNameCht';
  const row = (id: string, name: string, services: string) =>
    `${id},${name},${name}點,Sha Tin,1 Road,一號路,0000 0001,${services},LAB,Lab,化驗所`;

  it('are added, known again by their name, and keep what the sheet leaves open', async () => {
    expect(
      await importSheet(test, 'service-points', sheet(HEAD, row('', 'Tai Wai', 'ecg;OTHER'))),
    ).toMatchObject({
      added: 1,
    });
    const other = sheet('nameEng,tel,coordinates', 'Tai Wai,0000 0009,"22.37, 114.17"');
    expect(await importSheet(test, 'service-points', other)).toMatchObject({ changed: 1, added: 0 });
    const point = (await listPoints(test)).find(({ servPtId }) => servPtId === 'tai-wai');
    expect(point).toMatchObject({
      version: 2,
      body: {
        tel: '0000 0009',
        coordinates: '22.37, 114.17',
        address: { zh: '一号路' },
        abilities: [{ type: 'ECG' }, { type: 'other' }],
      },
    });
  });

  it('are refused row by row', async () => {
    const rows = sheet(
      `${HEAD},mapLink`,
      `${row('', 'Fo Tan', 'ECG')},`,
      `${row('', 'Fo Tan', 'ECG')},http://map`,
      `${row('', 'Kwai Fong', 'x-ray')},`,
      'p,Elsewhere,別處,Atlantis,1 Road,一號路,0000 0001,,LAB,Lab,化驗所,',
    );
    expect(await problemsOfSheet(test, 'service-points', rows)).toEqual([
      '3 mapLink not-a-link http://map',
      '4 services not-one-of x-ray ECG,other,check-up',
      '5 district district-unknown Atlantis',
    ]);
    const twice = sheet(
      HEAD,
      row('', 'Fo Tan', 'ECG'),
      row('', 'Fo Tan', 'ECG'),
      'tai-wai,,,,,,,,,,',
      ',Tai Wai,,,,,,,,,',
    );
    expect(await problemsOfSheet(test, 'service-points', twice)).toEqual([
      '3 nameCht name-taken Fo Tan點',
      '3 nameChs name-taken Fo Tan点',
      '3 nameEng name-taken Fo Tan',
      '5 nameEng repeated Tai Wai 4',
    ]);
  });

  it('are refused where bookings would lose their service', async () => {
    const site = await openPoints(test);
    const point = await site.givenOpenPoint();
    await site.book(point, '2026-03-09 09:00:00');
    const rows = (services: string) => sheet('servicePointId,services', `${point},${services}`);
    expect(await problemsOfSheet(test, 'service-points', rows('other'))).toEqual(['2 bookings-affected 1']);
    expect(await importSheet(test, 'service-points', rows('ECG'))).toMatchObject({ changed: 1 });
  });
});
