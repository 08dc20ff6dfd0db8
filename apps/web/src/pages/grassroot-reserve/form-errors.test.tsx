// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { currentNotices, dismissToast } from '@phial/browser/notices/notices';
import { type Answers, startAnsweringApi } from '@phial/browser/testing/answering-api';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleBooking } from '../../features/booking/testing/sample-booking.ts';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { hasInvalidTitle } from '../../shell/testing/sample-page.ts';
import { BookingPage } from './testing/booking-page.tsx';
import { bookingAnswers, ok, SLOT_TIME } from './testing/booking-world.ts';

const CREATE = 'POST /rest/appointment/appt';
const ENQUIRY = 'POST /rest/appointment/appt/list';
const STEP_3 = `#/grassrootReserve?tab=reserve&step=3&type=ECG&point=mong-kok&time=${SLOT_TIME.slice(0, 16).replace(' ', 'T')}`;

let api: Awaited<ReturnType<typeof startAnsweringApi>>;

beforeAll(async () => {
  api = await startAnsweringApi();
  await startWithAllWords();
});
beforeEach(async () => {
  sessionStorage.clear();
  await setLanguage('en');
});
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices().toasts) dismissToast(id);
});
afterAll(() => api.close());

function open(hash: string, answers: Answers = {}) {
  api.answer({
    ...bookingAnswers(),
    [ENQUIRY]: () => ok([sampleBooking()]),
    ...answers,
  });
  window.location.hash = hash;
  render(<BookingPage />);
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const isInvalid = (control: HTMLElement) => control.getAttribute('aria-invalid') === 'true';
const toasts = () => currentNotices().toasts.map(({ text }) => text);
const summary = () => screen.queryByRole('region', { name: 'Please check these fields' });
const lines = () => {
  const region = summary();
  return region === null
    ? []
    : within(region)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
};

async function reachStep4(answers: Answers = {}) {
  open(STEP_3, answers);
  await heading('Your details');
  await userEvent.type(box('Name'), 'Chan Tai Man');
  await userEvent.type(box('ID Number'), 'a123456');
  await userEvent.type(box(/^Check digit/), '3');
  await userEvent.type(box('E-mail'), 'chan@lab.example');
  await press('Next');
  await heading('Check and confirm');
  await screen.findByRole('img', { name: /code/ });
}

test('step 1 lists the soonest first, shows the rest of the one chosen, and says in the page what is missing', async () => {
  open('#/grassrootReserve?tab=reserve&step=1&type=ECG');
  const points = await screen.findAllByRole('radio', { name: /Centre/ });
  expect(points.map((point) => (point as HTMLInputElement).value)).toEqual(['kwun-tong', 'mong-kok']);
  expect(screen.getByText(/^Free from .* 10:30$/)).toBeTruthy();
  expect(screen.getByText('No free time in the coming months')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Map/ })).toBeNull();

  await press('Next');
  const group = screen.getByRole('radiogroup', { name: 'Service points' });
  expect(isInvalid(group)).toBe(true);
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please choose a service point',
  );
  expect(document.activeElement).toBe(points[0]);
  expect(toasts()).toEqual(['Please choose a service point']);
  await waitFor(() => expect(hasInvalidTitle()).toBe(true));

  await userEvent.click(points[1] as HTMLElement);
  await waitFor(() => expect(isInvalid(group)).toBe(false));
  await waitFor(() => expect(hasInvalidTitle()).toBe(false));
  expect(screen.getByRole('link', { name: /Map Mong Kok Centre/ })).toBeTruthy();
  await press('Show all details');
  expect(screen.getAllByRole('link', { name: /^Map/ })).toHaveLength(2);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
  await press('Next');
  await heading('Choose a date and time');
  expect(toasts()).toEqual([]);
});

test('without the soonest times step 1 keeps the order of the server and says nothing of them', async () => {
  open('#/grassrootReserve?tab=reserve&step=1&type=other', {
    'GET /rest/appointment/servPt/soonest': () => ({ code: 503, msg: 'busy', error: 'busy' }),
  });
  const points = await screen.findAllByRole('radio', { name: /Centre/ });
  expect(points.map((point) => (point as HTMLInputElement).value)).toEqual(['mong-kok', 'kwun-tong']);
  expect(screen.queryByText(/^Free from|^No free time/)).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  expect(toasts()).toEqual([]);
});

test('step 4 shows all three omissions, in a summary that follows what is corrected, and one toast', async () => {
  await reachStep4();
  await userEvent.click(screen.getByTestId('confirm'));
  expect(document.activeElement).toBe(summary());
  expect(lines()).toEqual([
    'please enter verification code',
    'Please agree to the terms of service',
    'Please agree to the terms of data privacy',
  ]);
  const boxes = [box('Verification code'), ...screen.getAllByRole('checkbox')];
  expect(boxes.map(isInvalid)).toEqual([true, true, true]);
  expect(toasts()).toEqual(['please enter verification code']);
  await waitFor(() => expect(hasInvalidTitle()).toBe(true));

  await tick(/terms of service/);
  expect(lines()).toEqual(['please enter verification code', 'Please agree to the terms of data privacy']);
  await userEvent.type(box('Verification code'), 'k3ap');
  await tick(/data privacy/);
  expect(summary()).toBeNull();
  expect(boxes.map(isInvalid)).toEqual([false, false, false]);
  await waitFor(() => expect(hasInvalidTitle()).toBe(false));
  expect(api.sentTo(CREATE)).toEqual([]);
});

test('the warnings of step 4 do not stand over the finished booking', async () => {
  await reachStep4();
  await userEvent.click(screen.getByTestId('confirm'));
  await userEvent.type(box('Verification code'), 'k3ap');
  await userEvent.click(screen.getByTestId('confirm'));
  expect(toasts()).toEqual(['Please agree to the terms of service']);
  await act(() => setLanguage('tw'));
  expect(toasts()).toEqual(['請同意服務條款']);
  await act(() => setLanguage('en'));
  await tick(/terms of service/);
  await tick(/data privacy/);
  await userEvent.click(screen.getByTestId('confirm'));
  await heading('Your booking is confirmed');
  expect(toasts()).toEqual([]);
});

test('why the server refused a booking stays in the page until the next attempt', async () => {
  const refused = { code: 409, msg: 'You already have a booking at this time.', error: 'same-time' };
  await reachStep4({ [CREATE]: () => refused });
  await userEvent.type(box('Verification code'), 'k3ap');
  await tick(/terms of service/);
  await tick(/data privacy/);
  await userEvent.click(screen.getByTestId('confirm'));
  await waitFor(() => expect(toasts()).toEqual([refused.msg]));
  for (const { id } of currentNotices().toasts) act(() => dismissToast(id));
  expect(await screen.findByText(refused.msg)).toBeTruthy();
  await waitFor(() => expect(hasInvalidTitle()).toBe(true));
  await waitFor(() => expect(box('Verification code').value).toBe(''));
  expect(isInvalid(box('Verification code'))).toBe(false);
  await userEvent.click(screen.getByTestId('confirm'));
  expect(screen.queryByText(refused.msg)).toBeNull();
  expect(lines()).toEqual(['please enter verification code']);
});

test('that one contact is needed is said at both of them and once in the summary', async () => {
  open(STEP_3);
  await heading('Your details');
  await press('Next');
  for (const name of ['Phone', 'E-mail']) {
    const described = box(name).getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = described.map((id) => document.getElementById(id)?.textContent);
    expect(words[0]).toBe('We need a phone number or an e-mail address; you may give both.');
    expect(words.at(-1)).toBe('Please enter phone number or email');
    expect(isInvalid(box(name))).toBe(true);
  }
  expect(lines()).toEqual([
    'please enter name',
    'Please enter ID Number',
    'Please enter phone number or email',
  ]);
  expect(toasts()).toEqual(['Please enter phone number or email']);
  await userEvent.type(box('E-mail'), 'chan@lab.example');
  expect([box('Phone'), box('E-mail')].map(isInvalid)).toEqual([false, false]);
  expect(lines()).toEqual(['please enter name', 'Please enter ID Number']);
  await press('Back');
  expect(toasts()).toEqual([]);
});

test('the terms of data privacy can be read where the identity card is asked for', async () => {
  open(STEP_3);
  await heading('Your details');
  await userEvent.type(box('Name'), 'Chan');
  await press('Read the terms of data privacy');
  const dialog = screen.getByRole('dialog', { name: /privacy/i });
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(box('Name').value).toBe('Chan');
});

test('Back from changing a booking shows what was found', async () => {
  open('#/grassrootReserve?index=8&tab=search');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Chan Tai Man');
  await userEvent.type(box('ID Number'), 'a123456');
  await userEvent.type(box(/^Check digit/), '3');
  await screen.findByRole('img', { name: /code/ });
  await userEvent.type(box('Verification code'), 'k3ap{Enter}');
  await heading('your booking records');
  await press('Change booking');
  await heading('Choose a service point');
  act(() => window.history.back());
  await heading('your booking records');
  expect(screen.getByRole('article')).toBeTruthy();
  expect(api.sentTo(ENQUIRY)).toHaveLength(1);
});

test('the booking just made can be changed from its own page, and Back leads to it again', async () => {
  await reachStep4();
  await userEvent.type(box('Verification code'), 'k3ap');
  await tick(/terms of service/);
  await tick(/data privacy/);
  await userEvent.click(screen.getByTestId('confirm'));
  await heading('Your booking is confirmed');
  await press('Change booking');
  await heading('Choose a service point');
  expect(screen.getByText('Change your booking')).toBeTruthy();
  act(() => window.history.back());
  await heading('Your booking is confirmed');
});
