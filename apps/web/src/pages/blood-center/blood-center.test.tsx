// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { startAnsweringApi } from '@phial/browser/testing/answering-api';
import type { CollectionCentre } from '@phial/contract/content/content';
import { instantOf } from '@phial/domain/hong-kong-time';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../../features/company/testing/open-page.tsx';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';

const LIST = 'GET /official/bloodCenter/all';

function centre(id: string, changes: Partial<CollectionCentre> = {}): CollectionCentre {
  return {
    id,
    twName: `採樣中心${id}`,
    zhName: `采样中心${id}`,
    enName: `Centre ${id}`,
    twAddress: '中環樟木里12號',
    zhAddress: '中环樟木里12号',
    enAddress: '12 Camphor Row, Central',
    businessTime: '星期一至五 09:00–20:30',
    twBusinessTime: '星期一至五 09:00–20:30',
    zhBusinessTime: '星期一至五 09:00–20:30',
    enBusinessTime: 'Mon–Fri 09:00–20:30\nSat 09:00–18:30',
    phone: '0000 6101',
    openingHours: [
      { weekdays: [1, 2, 3, 4, 5], from: '09:00', until: '13:00' },
      { weekdays: [1, 2, 3, 4, 5], from: '14:00', until: '20:30' },
      { weekdays: [6], from: '09:00', until: '18:30' },
    ],
    closedDays: [],
    picUrl: `/pictures/centres/${id}.svg`,
    twPictureText: '街景',
    zhPictureText: '街景',
    enPictureText: 'A street',
    ...changes,
  };
}

let api: Awaited<ReturnType<typeof startAnsweringApi>>;

beforeAll(async () => {
  api = await startAnsweringApi();
  await startWithAllWords();
});
beforeEach(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
afterAll(() => api.close());

/** Opens the page at a Hong Kong time; 2026-01-05 is a Monday. */
async function openAt(day: string, time: string, ...centres: CollectionCentre[]) {
  vi.useFakeTimers({ toFake: ['Date'], now: instantOf(day, time) });
  api.answer({ [LIST]: () => ({ code: 200, msg: '', data: centres }) });
  await openPage('/bloodcenter?index=6-2');
  await screen.findByRole('heading', { level: 2, name: `Centre ${centres[0]?.id}` });
}

const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

describe('a card', () => {
  test('shows address, opening hours and contact', async () => {
    await openAt('2026-01-05', '10:00', centre('ctl'), centre('mk', { phone: '0000 6202' }));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    const central = card('Centre ctl');
    expect(central.getByText('12 Camphor Row, Central')).toBeDefined();
    expect(central.getByText('Sat', { exact: false }).textContent).toContain('09:00–18:30');
    expect(central.getByRole('link', { name: '0000 6101' }).getAttribute('href')).toBe('tel:+85200006101');
    expect(central.getByRole('img').getAttribute('src')).toBe('/pictures/centres/ctl.svg');
    expect(central.getByRole('img').getAttribute('alt')).toBe('A street');
  });

  test('links to a map of the Chinese address in a new tab', async () => {
    await openAt('2026-01-05', '10:00', centre('ctl'));
    const map = card('Centre ctl').getByRole('link', {
      name: 'Show on a map Centre ctl (opens in a new tab)',
    });
    expect(map.getAttribute('href')).toContain(encodeURIComponent('中環樟木里12號'));
    expect([map.getAttribute('target'), map.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test('follows the language', async () => {
    await openAt('2026-01-05', '10:00', centre('ctl'));
    await act(() => setLanguage('zh'));
    const central = card('采样中心ctl');
    expect(central.getByText('中环樟木里12号')).toBeDefined();
    expect(central.getByRole('link', { name: '+852 0000 6101' })).toBeDefined();
    expect(central.getByText('营业中，至 13:00')).toBeDefined();
  });

  test('has a picture that screen readers pass over where nobody has described it', async () => {
    await openAt('2026-01-05', '10:00', centre('new', { enPictureText: '' }));
    expect(card('Centre new').getByRole('presentation').getAttribute('alt')).toBe('');
  });
});

describe('whether it is open', () => {
  test.each([
    ['2026-01-05', '09:00', 'Open now until 13:00'],
    ['2026-01-05', '20:29', 'Open now until 20:30'],
    ['2026-01-05', '13:30', 'Closed, opens today at 14:00'],
    ['2026-01-05', '20:30', 'Closed, opens tomorrow at 09:00'],
    ['2026-01-10', '19:00', 'Closed, opens Monday at 09:00'],
  ])('on %s at %s: %s', async (day, time, text) => {
    await openAt(day, time, centre('ctl'));
    expect(screen.getByText(text)).toBeDefined();
  });

  test('closed days are skipped', async () => {
    const closedDays = ['2026-01-05', '2026-01-06'];
    await openAt('2026-01-05', '10:00', centre('ctl', { closedDays }));
    expect(screen.getByText('Closed, opens Wednesday at 09:00')).toBeDefined();
  });

  test('an opening more than a week away has its date', async () => {
    const openingHours = [{ weekdays: [1], from: '09:00', until: '13:00' }];
    await openAt('2026-01-05', '14:00', centre('ctl', { openingHours, closedDays: ['2026-01-12'] }));
    expect(screen.getByText('Closed, opens Monday 19 January 2026 at 09:00')).toBeDefined();
  });

  test('one that never opens shows nothing more', async () => {
    await openAt('2026-01-05', '10:00', centre('ctl', { openingHours: [] }));
    expect(screen.getByText('Closed at present')).toBeDefined();
  });

  test('changes while the page is read', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      now: instantOf('2026-01-05', '12:59'),
    });
    api.answer({ [LIST]: () => ({ code: 200, msg: '', data: [centre('ctl')] }) });
    await openPage('/bloodcenter?index=6-2');
    await expect.poll(() => screen.queryByText('Open now until 13:00')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Closed, opens today at 14:00')).toBeDefined();
  });
});

test('from here the visitor can book or ask', async () => {
  await openAt('2026-01-05', '10:00', centre('ctl'));
  const links = ['Book an appointment', 'Contact us'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/grassrootReserve?index=8', '/contactUs?index=6-1']);
});
