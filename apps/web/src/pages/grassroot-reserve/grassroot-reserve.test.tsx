// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { currentNotices, dismissToast } from '@phial/browser/notices/notices';
import { forgetServerState } from '@phial/browser/server-state/server-state';
import { type Answers, startAnsweringApi } from '@phial/browser/testing/answering-api';
import { bookableSampleServices } from '@phial/content/sample/services';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { BookingPage } from './testing/booking-page.tsx';
import { bookingAnswers, heldSeat, ok, SLOT_TIME } from './testing/booking-world.ts';

const HOLD = 'POST /rest/appointment/hold';
const CREATE = 'POST /rest/appointment/appt';

const alternative = {
  servPtId: 'kwun-tong',
  servTime: SLOT_TIME,
  type: 'ECG',
  servPtEng: 'Kwun Tong Centre',
  servPtCht: '觀塘服務點',
  servPtChs: '观塘服务点',
  districtEng: 'Kwun Tong',
  districtCht: '觀塘',
  districtChs: '观塘',
};
const taken = {
  code: 409,
  msg: 'Sorry, this time has just been taken.',
  error: 'slot-full',
  data: { alternatives: { samePoint: [], nearby: [alternative] } },
};

let api: Awaited<ReturnType<typeof startAnsweringApi>>;

beforeAll(async () => {
  api = await startAnsweringApi();
  await startWithAllWords();
  await setLanguage('en');
});
beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  for (const { id } of currentNotices().toasts) dismissToast(id);
});
afterAll(() => api.close());

function open(hash: string, answers: Answers = {}) {
  api.answer({ ...bookingAnswers(), ...answers });
  window.location.hash = hash;
  render(<BookingPage />);
}

/** Opens another address while the page shows, as a link from outside the router does. */
function follow(hash: string) {
  window.location.hash = hash;
  window.dispatchEvent(new PopStateEvent('popstate'));
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const step = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const toasts = () => currentNotices().toasts.map(({ tone, text }) => [tone, text]);
const released = () => api.sent.filter(({ route }) => route.startsWith('DELETE /rest/appointment/hold/'));
const inAddress = (key: string) => new URLSearchParams(window.location.hash.split('?')[1]).get(key);

async function fillIn() {
  await userEvent.type(box('Name'), 'Chan Tai Man');
  await userEvent.type(box('ID Number'), 'a123456');
  await userEvent.type(box(/^Check digit/), '3');
  await userEvent.type(box('Phone'), '91234567');
  await userEvent.type(box('Repeat phone'), '91234567');
}

async function confirm() {
  await screen.findByRole('img', { name: /code/ });
  await userEvent.type(box('Verification code'), 'aaaa');
  await userEvent.click(screen.getByRole('checkbox', { name: /terms of service/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /data privacy/ }));
  await userEvent.click(screen.getByTestId('confirm'));
}

test('a booking from the service point to the reservation code', async () => {
  open('#/grassrootReserve?index=8&tab=reserve&step=1&type=ECG');
  await userEvent.click(await screen.findByRole('radio', { name: 'Mong Kok Centre' }));
  await press('Next');
  await step('Choose a date and time');
  await userEvent.click(await screen.findByRole('button', { name: /\d{4} 1 left$/ }));
  await userEvent.click(screen.getByRole('radio', { name: '10:30' }));
  await press('Next');
  await step('Your details');
  await waitFor(() => expect(api.sentTo(HOLD)).toHaveLength(1));
  await fillIn();
  await press('Next');
  await step('Check and confirm');
  await confirm();
  await screen.findAllByText(/H7KM/);
  expect(api.sentTo(CREATE)[0]?.body).toMatchObject({
    name: 'Chan Tai Man',
    docNo: 'A123456(3)',
    servPtId: 'mong-kok',
    servTime: SLOT_TIME,
    type: 'ECG',
    language: 'en',
    holdId: heldSeat.holdId,
  });
  expect(released()).toHaveLength(0);
  expect(sessionStorage.getItem('hold')).toBeNull();
});

test('going back from step 3 releases the hold and keeps the answers', async () => {
  open(
    `#/grassrootReserve?tab=reserve&step=3&type=ECG&point=mong-kok&time=${SLOT_TIME.slice(0, 16).replace(' ', 'T')}`,
  );
  await step('Your details');
  await waitFor(() => expect(api.sentTo(HOLD)).toHaveLength(1));
  await userEvent.type(box('Name'), 'Chan');
  await press('Back');
  await step('Choose a date and time');
  await waitFor(() => expect(released()).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '10:30' }).checked).toBe(true),
  );
  await press('Next');
  await step('Your details');
  expect(box('Name').value).toBe('Chan');
  await waitFor(() => expect(api.sentTo(HOLD)).toHaveLength(2));
});

test('a slot lost on the way to step 3 leads back to the times, with alternatives', async () => {
  let free = false;
  open(
    `#/grassrootReserve?tab=reserve&step=3&type=ECG&point=mong-kok&time=${SLOT_TIME.slice(0, 16).replace(' ', 'T')}`,
    {
      [HOLD]: () => (free ? ok(heldSeat) : taken),
    },
  );
  await step('Choose a date and time');
  const panel = (await screen.findByText('This time is no longer free')).closest(
    '[data-arrival]',
  ) as HTMLElement;
  await waitFor(() => expect(document.activeElement).toBe(panel));
  expect(inAddress('time')).toBeNull();
  free = true;
  await userEvent.click(within(panel).getByRole('button', { name: /Kwun Tong Centre/ }));
  await step('Your details');
  expect(inAddress('point')).toBe('kwun-tong');
  await waitFor(() => expect(api.sentTo(HOLD)).toHaveLength(2));
});

test('says of a past time that it has passed, not that somebody took it', async () => {
  open('#/grassrootReserve?tab=reserve&step=3&type=ECG&point=mong-kok&time=2026-01-05T10:30', {
    [HOLD]: () => ({ code: 422, msg: 'past', error: 'slot-past', data: taken.data }),
  });
  await step('Choose a date and time');
  await screen.findByText('This time has passed');
  expect(
    screen.getByText(/Monday 5 January 2026, 10:30 is in the past\. Nothing has been booked\./),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: /Kwun Tong Centre/ })).toBeTruthy();
});

test('a reload on step 4 leads to step 3, says what was not kept, and finds the hold again', async () => {
  const address = `#/grassrootReserve?tab=reserve&step=3&type=ECG&point=mong-kok&time=${SLOT_TIME.slice(0, 16).replace(' ', 'T')}`;
  open(address);
  await step('Your details');
  await waitFor(() => expect(api.sentTo(HOLD)).toHaveLength(1));
  expect(screen.queryByText('Please fill in your details again')).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(released()).toHaveLength(1));
  cleanup();
  open(address.replace('step=3', 'step=4'));
  await step('Your details');
  expect(screen.getByText('Please fill in your details again')).toBeTruthy();
  await waitFor(() => expect(api.sentTo(HOLD)[0]?.body).toMatchObject({ replaces: heldSeat.holdId }));
  await screen.findByText(/^We hold /);
  await fillIn();
  await press('Next');
  await step('Check and confirm');
  await press('Back');
  await step('Your details');
  expect(screen.queryByText('Please fill in your details again')).toBeNull();
});

test('a reload of the success screen leads to the search and says why', async () => {
  open('#/grassrootReserve?tab=success');
  await waitFor(() => expect(inAddress('tab')).toBe('search'));
  expect(toasts()[0]?.[1]).toContain('What you have booked stays booked.');
});

test('a refusal on step 4 is shown once and keeps everything but the captcha', async () => {
  open(
    `#/grassrootReserve?tab=reserve&step=3&type=ECG&point=mong-kok&time=${SLOT_TIME.slice(0, 16).replace(' ', 'T')}`,
    {
      [CREATE]: () => ({ code: 422, msg: 'The verification code was not right.', error: 'captcha-wrong' }),
    },
  );
  await step('Your details');
  await fillIn();
  await press('Next');
  await step('Check and confirm');
  await confirm();
  await waitFor(() => expect(toasts()).toEqual([['error', 'The verification code was not right.']]));
  await waitFor(() => expect(api.sentTo('GET /auth/code')).toHaveLength(2));
  await waitFor(() => expect(box('Verification code').value).toBe(''));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /terms of service/ }).checked).toBe(true);
});

test('an address that cannot be reached is corrected, and says why', async () => {
  open('#/grassrootReserve?tab=reserve&step=4&type=ECG&point=nowhere');
  await waitFor(() => expect(inAddress('step')).toBe('1'));
  expect(toasts()).toEqual([['warning', 'Please choose a service point']]);
});

test('a second address that needs the same correction, opened while the first is replaced, says why as well', async () => {
  open('#/grassrootReserve?tab=home');
  const second = Promise.withResolvers<void>();
  const replace = history.replaceState.bind(history);
  vi.spyOn(history, 'replaceState').mockImplementationOnce((...parameters) => {
    replace(...parameters);
    queueMicrotask(() => {
      for (const { id } of currentNotices().toasts) dismissToast(id);
      follow('#/grassrootReserve?tab=reserve&step=3&type=ECG');
      second.resolve();
    });
  });
  follow('#/grassrootReserve?tab=reserve&step=2&type=ECG');
  await second.promise;
  await waitFor(() => expect(inAddress('step')).toBe('1'));
  expect(toasts()).toEqual([['warning', 'Please choose a service point']]);
});

test('times are asked for only once it is known which service an address means', async () => {
  forgetServerState();
  const services = Promise.withResolvers<unknown>();
  open('#/grassrootReserve?tab=reserve&step=1&type=X-ray', {
    'GET /rest/appointment/service/list': async () => ok(await services.promise),
  });
  await waitFor(() => expect(api.sentTo('GET /rest/appointment/service/list')).toHaveLength(1));
  services.resolve(bookableSampleServices);
  await screen.findByRole('radio', { name: 'Mong Kok Centre' });
  const types = api.sentTo('GET /rest/appointment/servPt/soonest').map(({ query }) => query.get('type'));
  expect(new Set(types)).toEqual(new Set(['ECG']));
});

test('a change that a reload has cut off leads back to the search', async () => {
  open('#/grassrootReserve?tab=reserve&step=2&type=ECG&point=mong-kok&change=1');
  await waitFor(() => expect(inAddress('tab')).toBe('search'));
  expect(toasts()[0]?.[1]).toContain('please find it once more');
});
