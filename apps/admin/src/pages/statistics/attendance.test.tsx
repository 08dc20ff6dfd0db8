// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import { staff as en } from '@phial/content/messages/en/staff';
import type { AttendanceGroup, Statistics } from '@phial/contract/staff/statistics';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const { attendance: words } = en.statistics;
const api = await answeringSite();

const COUNTS = {
  bookings: 60,
  cancelled: 0,
  attended: 50,
  noShows: 10,
  unmarked: 0,
  coming: 0,
  taken: 60,
  capacity: 100,
  leadDays: null,
};

async function openWith(attendance: AttendanceGroup[]) {
  const statistics: Statistics = {
    from: '2026-03-01',
    until: '2026-03-01',
    by: 'day',
    points: [],
    total: COUNTS,
    attendance,
    rows: [{ key: '2026-03-01', name: null, ...COUNTS }],
  };
  await openSite(api, '/numbers', {
    account: { role: 'manager' },
    answers: { 'GET /staff/numbers': () => ({ code: 200, msg: '', data: statistics }) },
  });
  await screen.findByRole('heading', { name: words.title });
}

const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('compares those who confirmed with those who did not, with counts and without a rate of few', async () => {
  await openWith([
    { confirmed: true, reminded: true, attended: 7, noShows: 1 },
    { confirmed: true, reminded: false, attended: 12, noShows: 0 },
    { confirmed: false, reminded: true, attended: 1, noShows: 0 },
    { confirmed: false, reminded: false, attended: 30, noShows: 9 },
  ]);
  expect(screen.getByText(words.compared('5%', '22.5%'))).toBeTruthy();
  expect(screen.getByText(words.caution)).toBeTruthy();
  expect(rows(words.chartTable)).toEqual([
    `${words.category(words.groups.confirmed, '1', '20')}5%`,
    `${words.category(words.groups.unconfirmed, '9', '40')}22.5%`,
    `${words.category(words.groups.reminded, '1', '9')}–`,
    `${words.category(words.groups.unreminded, '9', '51')}17.6%`,
  ]);
  expect(screen.getByRole('img', { name: words.chartLabel }).textContent).toContain(
    `${words.category('', '1', '9')}–`,
  );
  expect(rows(words.table)).toContain(`${words.groups['confirmed-reminded']}871–`);
  expect(rows(words.table)).toContain(`${words.groups['unconfirmed-unreminded']}3930923.1%`);
});

test('compares nothing where a group has fewer than ten', async () => {
  await openWith([
    { confirmed: true, reminded: true, attended: 8, noShows: 1 },
    { confirmed: false, reminded: false, attended: 30, noShows: 9 },
  ]);
  expect(screen.getByText(words.few('10'))).toBeTruthy();
  expect(screen.queryByText(words.caution)).toBeNull();
});
