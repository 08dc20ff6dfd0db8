// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { currentNotices, dismissToast } from '@phial/browser/notices/notices';
import { forgetServerState } from '@phial/browser/server-state/server-state';
import { startAnsweringApi } from '@phial/browser/testing/answering-api';
import type { Availability } from '@phial/contract/booking/availability';
import { addMonths, formatMonth, monthOf } from '@phial/domain/hong-kong-time';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { hasInvalidTitle } from '../../shell/testing/sample-page.ts';
import { BookingPage } from './testing/booking-page.tsx';
import { pointsByCity } from './testing/booking-world.ts';

const TODAY = '2027-02-10';
const SOON = '2027-03-04';
const DAYS = 'GET /rest/appointment/servPtApptTime/*';

const day = (key: string, ...times: string[]): Availability => ({
  [key]: {
    tag: 'ACTIVE',
    slots: times.map((time) => ({
      servPtApptTimeId: time,
      activeTimeBegin: `${key} ${time}:00`,
      time,
      day: key,
      hasQuota: true,
    })),
  },
});

let api: Awaited<ReturnType<typeof startAnsweringApi>>;
let months: Record<string, Availability>;
/** The server's clock, whatever this machine's says. */
let now: string;

beforeAll(async () => {
  api = await startAnsweringApi();
  await startWithAllWords();
  await setLanguage('en');
});
beforeEach(() => {
  now = `${TODAY} 12:00:00`;
  sessionStorage.clear();
  months = {
    '2027-02': { ...day(TODAY, '10:30', '11:00'), ...day('2027-02-12', '09:00') },
    '2027-03': day(SOON, '09:00'),
  };
});
afterEach(() => {
  cleanup();
  forgetServerState();
  for (const { id } of currentNotices().toasts) dismissToast(id);
});
afterAll(() => api.close());

async function open({ time = '', shows = '2027-02' } = {}) {
  api.answer({
    'GET /rest/appointment/servPt/list': () => ({ code: 200, msg: '', data: pointsByCity() }),
    [DAYS]: ({ query }) => ({
      code: 200,
      msg: '',
      data: months[monthOf(query.get('firstDay') ?? '')] ?? {},
      now,
    }),
    'POST /rest/appointment/hold': () => ({ code: 503, msg: 'no hold', error: 'busy' }),
  });
  window.location.hash = `#/grassrootReserve?tab=reserve&step=2&type=ECG&point=mong-kok${time && `&time=${time}`}`;
  render(<BookingPage />);
  await expectMonth(shows);
}

async function expectMonth(month: string) {
  await screen.findByRole('heading', { level: 2, name: formatMonth(month, 'en') });
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('false'));
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const pressed = () => screen.queryAllByRole('button', { pressed: true }).map((each) => each.dataset.day);
const toasts = () => currentNotices().toasts.map(({ text }) => text);
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

test('the months are those of the server, whatever this clock says', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: /10 February 2027/ }).getAttribute('aria-current')).toBe('date');
});

test('at midnight the next day becomes today, and yesterday can be chosen no more', async () => {
  now = `${TODAY} 23:59:58`;
  await open();
  expect(screen.getByRole('button', { name: /10 February 2027/, current: 'date' })).toBeTruthy();
  now = '2027-02-11 00:00:00';
  const next = { name: /11 February 2027/, current: 'date' } as const;
  expect(await screen.findByRole('button', next, { timeout: 15_000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: /10 February 2027/ }).getAttribute('aria-disabled')).toBe('true');
}, 20_000);

test('a window that regains focus refreshes its days', async () => {
  await open();
  const friday = () => screen.getByRole('button', { name: /^Friday 12 February 2027/ });
  expect(friday().getAttribute('data-state')).toBe('ACTIVE');
  delete months['2027-02']?.['2027-02-12'];
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(friday().getAttribute('data-state')).not.toBe('ACTIVE'));
});

test('today from another month shows the present one and chooses today where it is free', async () => {
  await open();
  await press('Next month');
  await expectMonth('2027-03');
  await press('Today');
  await expectMonth('2027-02');
  await waitFor(() => expect(pressed()).toEqual([TODAY]));
});

test('today from another month chooses nothing where it is not free', async () => {
  delete months['2027-02']?.[TODAY];
  await open();
  await press('Next month');
  await expectMonth('2027-03');
  await press('Today');
  await expectMonth('2027-02');
  expect(pressed()).toEqual([]);
});

test('the soonest free day is found and chosen from any month', async () => {
  delete months['2027-02'];
  await open({ shows: SOON.slice(0, 7) });
  await press('Next month');
  await expectMonth('2027-04');
  await press('Soonest free day');
  await expectMonth('2027-03');
  await waitFor(() => expect(pressed()).toEqual([SOON]));
});

test('a chosen time stays chosen on another leaf of the calendar', async () => {
  await open();
  await press(/^Wednesday 10 February 2027/);
  await userEvent.click(screen.getByRole('radio', { name: '10:30' }));
  await press('Next month');
  await expectMonth('2027-03');
  expect(screen.getByText('Chosen: Wednesday 10 February 2027, 10:30')).toBeTruthy();
  await press('Next');
  await screen.findByRole('heading', { level: 1, name: 'Your details' });
  expect(toasts()).toEqual([]);
});

test('a missing choice is reported, and marked until it is made', async () => {
  await open();
  const grid = screen.getByRole('grid');
  expect(alerts()).toEqual([]);
  await press('Next');
  expect(alerts()).toEqual(['please choose date']);
  expect(describedBy(grid)).toContain('please choose date');
  expect(grid.contains(document.activeElement)).toBe(true);
  await waitFor(() => expect(hasInvalidTitle()).toBe(true));

  await press(/^Wednesday 10 February 2027/);
  expect(alerts()).toEqual([]);
  expect(describedBy(grid)).not.toContain('please choose date');
  await waitFor(() => expect(hasInvalidTitle()).toBe(false));

  await press('Next');
  const times = screen.getByRole('radiogroup', { name: /10 February 2027/ });
  expect(alerts()).toEqual(['Please choose a time']);
  expect(times.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(times)).toBe('Please choose a time');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '10:30' }));
  expect(toasts()).toEqual(['please choose date', 'Please choose a time']);

  await userEvent.click(screen.getByRole('radio', { name: '11:00' }));
  await waitFor(() => expect(alerts()).toEqual([]));
  expect(times.getAttribute('aria-invalid')).toBeNull();
  await waitFor(() => expect(hasInvalidTitle()).toBe(false));
  await press('Next');
  await screen.findByRole('heading', { level: 1, name: 'Your details' });
  expect(toasts()).toEqual([]);
});

test.each([
  ['2031-05-06T10:30', '2027-05'],
  ['2020-05-06T10:30', '2027-02'],
])('an address with the time %s opens on %s, and the month can be turned', async (time, month) => {
  await open({ time, shows: month });
  await press(month === '2027-02' ? 'Next month' : 'Previous month');
  await expectMonth(addMonths(month, month === '2027-02' ? 1 : -1));
  await press('Next');
  expect(toasts()).toEqual(['please choose date']);
});
