import type { ServicePointsByCity } from '@phial/contract/booking/service-point';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenOpeningPattern, givenServicePoint } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
let both: string;
let ecg: string;
let other: string;
beforeAll(async () => {
  test = await buildTestApp();
  both = await givenServicePoint(test.db, { city: 'KLN', district: 'Mong Kok' });
  ecg = await givenServicePoint(test.db, { city: 'HK', types: ['ECG'] });
  other = await givenServicePoint(test.db, { city: 'KLN', types: ['other'] });
});
afterAll(() => test.close());

const list = (query: string) =>
  visitor(test).call<ServicePointsByCity>('GET', `/rest/appointment/servPt/list${query}`);
const ids = (byCity: ServicePointsByCity) =>
  Object.entries(byCity).map(([city, points]) => [city, points.map(({ servPtId }) => servPtId)]);

describe('service points by type', () => {
  it('are keyed by city, in the order of the cities, only those that offer the type', async () => {
    expect(ids((await list('?type=ECG')).data)).toEqual([
      ['HK', [ecg]],
      ['KLN', [both]],
    ]);
    expect(ids((await list('?type=other')).data)).toEqual([['KLN', [both, other]]]);
  });

  it.each(['', '?type=', '?type=ecg'])('read %s as ECG', async (query) => {
    expect((await list(query)).text).toBe((await list('?type=ECG')).text);
  });

  it('refuse a type that is none', async () => {
    expect(await list('?type=dentist')).toMatchObject({ status: 400, error: 'body-invalid' });
  });

  it('have every text in three languages, and the traditional one again without a suffix', async () => {
    const { data } = await list('?type=ECG');
    expect(data.KLN?.[0]).toMatchObject({
      servPtId: both,
      belongTo: 'HDL',
      tel: '0000 0000',
      district: 'Mong Kok（繁）',
      districtCht: 'Mong Kok（繁）',
      districtChs: 'Mong Kok（简）',
      districtEng: 'Mong Kok',
      bizTimeEng: 'Mon-Fri 09:00-13:00\nSat 09:00-12:00',
      addressEng: '1 Pier Road',
      testServPtAblVos: [
        {
          type: 'ECG',
          ablNameEng: 'ECG',
          ablNameCht: 'ECG（繁）',
          ablNameChs: 'ECG（简）',
          name: 'ECG（繁）',
        },
        {
          type: 'other',
          ablNameEng: 'other',
          ablNameCht: 'other（繁）',
          ablNameChs: 'other（简）',
          name: 'other（繁）',
        },
      ],
    });
  });
});

describe('the hours on a card', () => {
  const shown = async (servPtId: string, type: string) => {
    test.clock.advance(2);
    const { data } = await list(`?type=${type}`);
    return Object.values(data)
      .flat()
      .find((point) => point.servPtId === servPtId);
  };

  it('are those of the schedule of the service that is booked, then what staff add', async () => {
    const id = await givenServicePoint(test.db, { bizTime: 'Lift out of order' });
    await givenOpeningPattern(test.db, id, 'ECG', {
      weekdays: [1, 2, 3, 4, 5],
      opens: '14:00',
      closes: '17:20',
    });
    await givenOpeningPattern(test.db, id, 'other', { weekdays: [6, 7], opens: '09:00', closes: '18:30' });
    expect(await shown(id, 'ECG')).toMatchObject({
      bizTime: '星期一至五 14:00–17:20\nLift out of order（繁）',
      bizTimeChs: '星期一至五 14:00–17:20\nLift out of order（简）',
      bizTimeEng: 'Mon–Fri 14:00–17:20\nLift out of order',
    });
    expect((await shown(id, 'other'))?.bizTimeEng).toBe('Sat 09:00–18:30\nLift out of order');
  });

  it('are the text of staff alone where there is no schedule', async () => {
    expect((await shown(both, 'ECG'))?.bizTimeEng).toBe('Mon-Fri 09:00-13:00\nSat 09:00-12:00');
  });
});
