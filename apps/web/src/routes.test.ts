import { describe, expect, test } from 'vitest';
import { findRoute, menuIndexOf, ROUTES } from './routes.ts';
import { isGroup, isHighlighted, MENU } from './shell/menu/menu-entries.ts';

describe('the table of routes', () => {
  test('has every address of the site', () => {
    expect(ROUTES.map(({ path }) => path).sort()).toEqual(
      [
        '/',
        '/AboutUs',
        '/bloodcenter',
        '/booking',
        '/waiting',
        '/contactUs',
        '/covidintroduce',
        '/covidqusetion',
        '/doctorService',
        '/ensure',
        '/grassrootReserve',
        '/infoEnter',
        '/news',
        '/newsDetail',
        '/packageItem',
        '/packageItemDetail',
        '/recruitment',
        '/recruitmentDetail',
        '/testItem',
        '/testItemDetail',
        '/terms',
        '/privacy',
        '/accessibility',
      ].sort(),
    );
  });

  test('caches all pages but those of one record', () => {
    const fresh = ROUTES.filter((route) => route.fresh).map(({ path }) => path);
    expect(fresh.sort()).toEqual([
      '/booking',
      '/packageItemDetail',
      '/recruitmentDetail',
      '/testItemDetail',
      '/waiting',
    ]);
  });

  test('finds exact paths, with or without a closing slash', () => {
    expect(findRoute(ROUTES, '/news')?.path).toBe('/news');
    expect(findRoute(ROUTES, '/news/')?.path).toBe('/news');
    expect(findRoute(ROUTES, '/')?.path).toBe('/');
    expect(findRoute(ROUTES, '/zzz')).toBeUndefined();
    expect(findRoute(ROUTES, '/News')).toBeUndefined();
  });
});

describe('the menu index of an address', () => {
  const of = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://site');
    return menuIndexOf(pathname, searchParams);
  };
  test.each([
    ['/ensure?index=2-2', '2-2'],
    ['/ensure', '2-2'],
    ['/testItem', '4-1'],
    ['/packageItemDetail?index=4-2', '4-2'],
    ['/contactUs?index=6-2', '6-2'],
    ['/doctorService', '9-2'],
    ['/doctorService?index=9-1', '9-1'],
    ['/covidintroduce', undefined],
    ['/infoEnter', undefined],
  ])('%s has %s', (address, index) => expect(of(address)).toBe(index));
});

describe('the menu', () => {
  test('stands in its order from left to right', () => {
    expect(MENU.map(({ index }) => index)).toEqual(['1', '2', '8', '9', '4', '5', '6', '7']);
  });

  test('leads to routes that light up the entry itself', () => {
    const links = MENU.flatMap((entry) => (isGroup(entry) ? entry.children : [entry])).filter(
      (entry) => 'to' in entry,
    );
    for (const { to, index } of links) {
      const { pathname, searchParams } = new URL(to, 'http://site');
      expect(menuIndexOf(pathname, searchParams)).toBe(index);
    }
  });

  test('highlights a group for the entries below it, listed or not', () => {
    expect(isHighlighted({ index: '9' }, '9-2')).toBe(true);
    expect(isHighlighted({ index: '9' }, '9-3')).toBe(true);
    expect(isHighlighted({ index: '9-3' }, '9-2')).toBe(false);
    expect(isHighlighted({ index: '1' }, undefined)).toBe(false);
  });
});
