// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { currentNotices, dismissToast } from '@phial/browser/notices/notices';
import { forgetServerState } from '@phial/browser/server-state/server-state';
import { type Answers, startAnsweringApi } from '@phial/browser/testing/answering-api';
import { addDays, dayOf, formatLongDate } from '@phial/domain/hong-kong-time';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { BookingPage } from './testing/booking-page.tsx';
import { bookingAnswers, ok } from './testing/booking-world.ts';

const FULL_DAY = addDays(dayOf(new Date()), 1);
const TIMES = 'GET /rest/appointment/servPtApptTime/*';
const JOIN = 'Tell me when a place becomes free';

const fullDay = () => ({
  [FULL_DAY]: {
    tag: 'ACTIVE',
    slots: [
      {
        servPtApptTimeId: 'a',
        activeTimeBegin: `${FULL_DAY} 10:30:00`,
        time: '10:30',
        day: FULL_DAY,
        hasQuota: false,
      },
    ],
  },
});

let api: Awaited<ReturnType<typeof startAnsweringApi>>;
beforeAll(async () => {
  api = await startAnsweringApi();
  await startWithAllWords();
  await setLanguage('en');
});
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window.history, 'pushState');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  forgetServerState();
  for (const { id } of currentNotices().toasts) dismissToast(id);
});
afterAll(() => api.close());

async function open(address: string, answers: Answers = {}, isOn = true) {
  api.answer({
    ...bookingAnswers(),
    'GET /rest/appointment/waiting': () => ok({ isOn }),
    ...answers,
  });
  window.location.hash = `#/grassrootReserve?tab=reserve&type=ECG&${address}`;
  render(<BookingPage />);
  await screen.findByRole('heading', { level: 1 });
}

/** Addresses that were gone to; the booking page, alone on screen here, corrects those of others. */
const opened = () => vi.mocked(window.history.pushState).mock.calls.map(([, , url]) => String(url));

const join = () => screen.findByRole('button', { name: JOIN });

test('a full day that is asked for can be waited for', async () => {
  await open('step=2&point=mong-kok', { [TIMES]: () => ok(fullDay()) });
  await join();
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('false'));
  const spoken = formatLongDate(FULL_DAY, 'en');
  for (let leaf = 0; leaf < 2 && !screen.queryByRole('button', { name: new RegExp(spoken) }); leaf++)
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(spoken) }));
  expect(await screen.findByText(`${spoken} is full.`)).toBeTruthy();
  await userEvent.click(await join());
  expect(opened()).toContain(`#/waiting?type=ECG&point=mong-kok&day=${FULL_DAY}`);
});

test('a service point without a free day says that one can be told of a place', async () => {
  await open('step=2&point=mong-kok', { [TIMES]: () => ok(fullDay()) });
  expect(await screen.findByText('We can tell you when a place becomes free here.')).toBeTruthy();
});

test('where no service point has a free time the list is offered beside them', async () => {
  await open('step=1', { 'GET /rest/appointment/servPt/soonest': () => ok({}) });
  expect(await screen.findByText(/No time is free at any service point/)).toBeTruthy();
  await userEvent.click(await join());
  expect(opened()).toContain('#/waiting?type=ECG');
});

test('several people hear that each of them can wait alone', async () => {
  await open('step=2&point=mong-kok&people=3');
  expect(await screen.findByText(/Each person can join the waiting list alone/)).toBeTruthy();
});

test.each(['step=1', 'step=2&point=mong-kok'])(
  'nothing is said while there is no list (%s)',
  async (address) => {
    const none = { [TIMES]: () => ok(fullDay()), 'GET /rest/appointment/servPt/soonest': () => ok({}) };
    await open(address, none, false);
    await waitFor(() => expect(api.sentTo('GET /rest/appointment/waiting')).not.toEqual([]));
    expect(screen.queryByRole('button', { name: JOIN })).toBeNull();
  },
);
