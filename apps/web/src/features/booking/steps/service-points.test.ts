import type { ServicePoint, ServicePointsByCity } from '@phial/contract/booking/service-point';
import { describe, expect, it } from 'vitest';
import { countPoints, filterPoints, findPoint, orderPoints } from './service-points.ts';

function point(servPtId: string, eng: string, cht: string, district: string, city: string): ServicePoint {
  const inAll = <Name extends string>(name: Name, english: string, chinese: string) =>
    ({
      [name]: chinese,
      [`${name}Eng`]: english,
      [`${name}Cht`]: chinese,
      [`${name}Chs`]: chinese,
    }) as Record<Name | `${Name}Eng` | `${Name}Cht` | `${Name}Chs`, string>;
  return {
    servPtId,
    belongTo: 'HA',
    tel: '00008230',
    ...inAll('comName', 'Harbour Diagnostics Laboratory', '海港醫學診斷所'),
    ...inAll('servPt', eng, cht),
    ...inAll('address', '1 Cobalt Road', '鈷藍道1號'),
    ...inAll('district', district, district),
    ...inAll('city', city, city),
    ...inAll('bizTime', '09:00', '09:00'),
    testServPtAblVos: [],
  };
}

const POINTS: ServicePointsByCity = {
  HK: [point('SP01', 'Central Service Point', '中環服務點', 'Central and Western', 'Hong Kong Island')],
  KLN: [
    point('SP02', 'Mong Kok Service Point', '旺角服務點', 'Yau Tsim Mong', 'Kowloon'),
    point('SP03', 'Kwun Tong Service Point', '觀塘服務點', 'Kwun Tong', 'Kowloon'),
  ],
};

const found = (text: string) =>
  Object.values(filterPoints(POINTS, text)).flatMap((list) => list.map((each) => each.servPtId));

describe('finding a service point by typing', () => {
  it('looks in name, district and city, in every language', () => {
    expect(found('mong kok')).toEqual(['SP02']);
    expect(found('旺角')).toEqual(['SP02']);
    expect(found('yau tsim')).toEqual(['SP02']);
    expect(found('KOWLOON')).toEqual(['SP02', 'SP03']);
  });

  it('does not mind blanks', () => {
    expect(found(' mongkok ')).toEqual(['SP02']);
  });

  it('returns everything for an empty text, and nothing without a match', () => {
    expect(filterPoints(POINTS, '  ')).toBe(POINTS);
    expect(filterPoints(POINTS, 'Macau')).toEqual({});
  });
});

it('finds a point by its id in any city', () => {
  expect(findPoint(POINTS, 'SP03')?.servPtEng).toBe('Kwun Tong Service Point');
  expect(findPoint(POINTS, 'SP99')).toBeUndefined();
  expect(findPoint(undefined, 'SP01')).toBeUndefined();
  expect(countPoints(POINTS)).toBe(3);
});

describe('the order of service points', () => {
  const at = (servPtId: string, eng: string) => point(servPtId, eng, eng, 'District', 'City');
  const points = {
    HK: [at('a', 'Wan Chai'), at('b', 'Central')],
    KLN: [at('c', 'Mong Kok'), at('d', 'Jordan')],
  };
  const soonest = { b: '2026-03-05 09:00:00', c: '2026-03-04 09:00:00', d: '2026-03-04 08:00:00' };
  const ids = (ordered: ServicePointsByCity) =>
    Object.entries(ordered).map(([city, list]) => `${city} ${list.map(({ servPtId }) => servPtId).join('')}`);

  it('puts the soonest first, in each city and among the cities, and points without a time last', () => {
    expect(ids(orderPoints(points, 'soonest', soonest, 'en'))).toEqual(['KLN dc', 'HK ba']);
  });

  it('stays as the server sent it while the times are not known', () => {
    expect(ids(orderPoints(points, 'soonest', undefined, 'en'))).toEqual(['HK ab', 'KLN cd']);
  });

  it('is by name within the cities', () => {
    expect(ids(orderPoints(points, 'name', soonest, 'en'))).toEqual(['HK ba', 'KLN dc']);
  });
});
