// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { currentNotices, dismissToast } from '@phial/browser/notices/notices';
import { type Answers, startAnsweringApi } from '@phial/browser/testing/answering-api';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { captchaAnswers } from '../../../fields/testing/captcha-answers.ts';
import { setLanguage, startLanguage } from '../../../language/language.ts';
import { PageContext } from '../../../shell/page.ts';
import { hasInvalidTitle, samplePage } from '../../../shell/testing/sample-page.ts';
import { KnownServices } from '../testing/known-services.tsx';
import { sampleBooking } from '../testing/sample-booking.ts';
import { BookingSearch, type BookingSearchProps } from './booking-search.tsx';

const ENQUIRY = 'POST /rest/appointment/appt/list';
const MODIFY = 'PUT /rest/appointment/appt';
const CANCEL = 'DELETE /rest/appointment/appt/*';
const found = (...bookings: unknown[]) => ({ code: 200, msg: '', data: bookings });

let api: Awaited<ReturnType<typeof startAnsweringApi>>;

beforeAll(async () => {
  api = await startAnsweringApi();
  await startLanguage();
});
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices().toasts) dismissToast(id);
  sessionStorage.clear();
  vi.useRealTimers();
});
afterAll(() => api.close());

const toasts = () => currentNotices().toasts.map(({ tone, text }) => [tone, text]);
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

const PAGE = samplePage({ path: '/grassrootReserve' });

function Search({ onHome, onChange }: Pick<BookingSearchProps, 'onHome' | 'onChange'>) {
  const [bookings, setBookings] = useState<BookingRecord[]>();
  return (
    <PageContext value={PAGE}>
      <BookingSearch
        found={bookings}
        onFound={setBookings}
        onFindAgain={() => setBookings(undefined)}
        onHome={onHome}
        onChange={onChange}
      />
    </PageContext>
  );
}

async function open(answers: Answers, language: 'tw' | 'zh' | 'en' = 'en') {
  await setLanguage(language);
  api.answer({ 'GET /auth/code': captchaAnswers(), ...answers });
  const onHome = vi.fn<() => void>();
  const onChange = vi.fn<() => void>();
  render(<Search onHome={onHome} onChange={onChange} />, { wrapper: KnownServices });
  await screen.findByRole('img', { name: /\S/ });
  return { onHome, onChange };
}

async function fillIn() {
  const [name, number, check, captcha] = screen.getAllByRole('textbox');
  if (!name || !number || !check || !captcha) throw new Error('four boxes expected');
  await userEvent.type(name, ' Chan Tai Man ');
  await userEvent.type(number, 'a123456');
  await userEvent.type(check, '3');
  await userEvent.type(captcha, 'k3ap');
}

async function findBookings(...bookings: unknown[]) {
  const opened = await open({
    [ENQUIRY]: () => found(...bookings),
    [CANCEL]: () => ({ code: 200, msg: '' }),
  });
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'your booking records' });
  return opened;
}

test('an empty form shows every error beside its field and in a summary, and sends nothing', async () => {
  await open({});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('online enquiry');
  await userEvent.click(screen.getByRole('button', { name: 'Search booking' }));
  const summary = document.activeElement as HTMLElement;
  expect(within(summary).getByRole('heading', { name: 'Please check these fields' })).toBeTruthy();
  for (const text of ['please enter name', 'Please enter ID Number', 'please enter verification code']) {
    expect(within(summary).getByText(text)).toBeTruthy();
    expect(screen.getAllByText(text)).toHaveLength(2);
  }
  expect(api.sentTo(ENQUIRY)).toEqual([]);
});

test('errors stay until corrected, in the summary and the title', async () => {
  await open({});
  await waitFor(() => expect(hasInvalidTitle()).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: 'Search booking' }));
  await waitFor(() => expect(hasInvalidTitle()).toBe(true));
  const lines = () =>
    within(screen.getByRole('region', { name: 'Please check these fields' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await userEvent.type(box('Name'), 'Chan');
  expect(box('Name').getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(box('Name'));
  expect(lines()).toEqual(['Please enter ID Number', 'please enter verification code']);
  await userEvent.type(box('ID Number'), 'A123456');
  expect(lines()).toEqual(['Please enter the correct ID Number', 'please enter verification code']);
  await userEvent.type(box(/^Check digit/), '3');
  await userEvent.type(box('Verification code'), 'k3ap');
  expect(screen.queryByRole('region', { name: 'Please check these fields' })).toBeNull();
  await waitFor(() => expect(hasInvalidTitle()).toBe(false));
});

test.each([
  ['tw', 'tc'],
  ['zh', 'sc'],
  ['en', 'en'],
] as const)('Enter in the captcha box in %s sends one call with five keys', async (language, wire) => {
  await open({ [ENQUIRY]: () => found() }, language);
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(api.sentTo('GET /auth/code')).toHaveLength(2));
  expect(api.sentTo(ENQUIRY).map(({ body }) => body)).toEqual([
    { name: 'Chan Tai Man', docNo: 'A123456(3)', uuid: 'uuid-1', captcha: 'K3AP', language: wire },
  ]);
});

test('no result shows a warning in the page and a new picture, and keeps the form', async () => {
  await open({ [ENQUIRY]: () => found() });
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(toasts()).toEqual([['warning', 'No data']]));
  await waitFor(() => expect(api.sentTo('GET /auth/code')).toHaveLength(2));
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual([
    ' Chan Tai Man ',
    'A123456',
    '3',
    '',
  ]);
  for (const { id } of currentNotices().toasts) act(() => dismissToast(id));
  expect(screen.getByText('No data')).toBeTruthy();
  await waitFor(() => expect(hasInvalidTitle()).toBe(true));
});

test('the warning that nothing was found ends with the next attempt and follows the language', async () => {
  const answers = [found(), found(sampleBooking())];
  await open({ [ENQUIRY]: () => answers.shift() ?? found() });
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(toasts()).toEqual([['warning', 'No data']]));
  await act(() => setLanguage('tw'));
  expect(toasts()).toEqual([['warning', '暫無數據']]);
  await act(() => setLanguage('en'));
  await screen.findByText(/is a new picture/);
  await userEvent.type(box('Verification code'), 'm4xy');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('article');
  expect(toasts()).toEqual([]);
});

test('a refused captcha is marked until another one is typed', async () => {
  await open({ [ENQUIRY]: () => ({ code: 422, msg: 'The code was not right.', error: 'captcha-wrong' }) });
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(toasts()).toEqual([['error', 'The code was not right.']]));
  for (const { id } of currentNotices().toasts) act(() => dismissToast(id));
  await screen.findByText('The code was not right.');
  expect(box('Verification code').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(box('Verification code'), 'm');
  expect(screen.queryByText('The code was not right.')).toBeNull();
  expect(box('Verification code').getAttribute('aria-invalid')).toBeNull();
});

test('a refusal shows its message in the page and a new picture, and keeps the form', async () => {
  await open({ [ENQUIRY]: () => ({ code: 422, msg: 'The code was not right.' }) });
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(toasts()).toEqual([['error', 'The code was not right.']]));
  await waitFor(() => expect(api.sentTo('GET /auth/code')).toHaveLength(2));
  expect(box('Name').value).toBe(' Chan Tai Man ');
  for (const { id } of currentNotices().toasts) act(() => dismissToast(id));
  expect(screen.getByText('The code was not right.')).toBeTruthy();
});

test('a second press during the first is reported and not sent', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof found>>();
  await open({ [ENQUIRY]: () => answer.promise });
  await fillIn();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Search booking' }));
  expect(toasts()).toEqual([['warning', 'data is being processed, do not resubmit']]);
  expect(api.sentTo(ENQUIRY)).toHaveLength(1);
  await act(async () => answer.resolve(found(sampleBooking())));
  await screen.findByRole('article');
});

test('a late press while the button is busy is reported and not sent', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof found>>();
  await open({ [ENQUIRY]: () => answer.promise });
  await fillIn();
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: 'Search booking' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await userEvent.keyboard('{Enter}');
  expect(toasts()).toEqual([['warning', 'data is being processed, do not resubmit']]);
  expect(api.sentTo(ENQUIRY)).toHaveLength(1);
  await act(async () => answer.resolve(found(sampleBooking())));
  await screen.findByRole('article');
});

test('found bookings: focuses the heading, announces their number and shows one card each', async () => {
  const other = sampleBooking({ apptRecordId: 'other', servTime: '2026-12-03 14:00:00' });
  await findBookings(sampleBooking(), other);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(screen.getByText('2 bookings found').getAttribute('role')).toBe('status');
  const [card] = screen.getAllByRole('article', { name: 'Tsim Sha Tsui Centre' });
  expect(card && within(card).getByText('2026-12-01 09:30')).toBeTruthy();
  expect(card && within(card).getByText('HDL')).toBeTruthy();
  expect(screen.getByText('2026-12-03 14:00')).toBeTruthy();
});

test('the cards follow the language', async () => {
  await findBookings(sampleBooking());
  await act(() => setLanguage('zh'));
  expect(screen.getByRole('article', { name: '尖沙咀服务中心' })).toBeTruthy();
});

test('Change passes the booking on', async () => {
  const { onChange } = await findBookings(sampleBooking());
  await userEvent.click(screen.getByRole('button', { name: 'Change booking' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(sampleBooking());
});

test('cancel asks first, and keeping the booking sends nothing', async () => {
  await findBookings(sampleBooking());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toMatch(/cannot be undone.*new reservation/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep the booking' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(api.sent.filter(({ route }) => route.startsWith('DELETE'))).toEqual([]);
});

test('cancelling shows a message, closes the dialog and returns home after a second', async () => {
  const { onHome } = await findBookings(sampleBooking());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await act(async () => expect.poll(toasts).toHaveLength(1));
  expect(api.sentTo(`DELETE /rest/appointment/appt/${sampleBooking().apptRecordId}`)).toHaveLength(1);
  expect(toasts()).toEqual([['success', 'You have cancelled the appointment change']]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(onHome).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(onHome).toHaveBeenCalledOnce();
});

test("a refused cancellation shows the server's message and stays on the results", async () => {
  const { onHome } = await open({
    [ENQUIRY]: () => found(sampleBooking()),
    [CANCEL]: () => ({ code: 409, msg: 'This booking has already been cancelled.' }),
  });
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(toasts()).toEqual([['error', 'This booking has already been cancelled.']]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('article')).toBeTruthy();
  expect(onHome).not.toHaveBeenCalled();
});

test('phone and e-mail are corrected without another time, and the card shows them', async () => {
  const booking = sampleBooking();
  await findBookings(booking);
  api.answer({
    'GET /auth/code': captchaAnswers(),
    [MODIFY]: () => ({ code: 200, msg: '', token: 't', data: { ...booking, telNo: '61234567', email: '' } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Correct phone or e-mail' }));
  const heading = screen.getByRole('heading', { level: 2, name: 'Correct phone or e-mail' });
  expect(document.activeElement).toBe(heading);
  await screen.findByRole('img', { name: /\S/ });
  const save = screen.getByRole('button', { name: 'Save phone and e-mail' });
  await userEvent.clear(box('Phone'));
  await userEvent.clear(box('Repeat phone'));
  await userEvent.clear(box('E-mail'));
  await userEvent.click(save);
  expect(api.sentTo(MODIFY)).toEqual([]);
  expect(box('Phone').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(box('Phone'), '6123 4567');
  await userEvent.type(box('Repeat phone'), '61234567');
  await userEvent.type(box('Verification code'), 'k3ap');
  await userEvent.click(save);
  await waitFor(() =>
    expect(toasts()).toContainEqual(['success', 'Your phone and e-mail have been changed']),
  );
  const { apptRecordId, servTime, servPtId, type, name, docNo } = booking;
  expect(api.sentTo(MODIFY).map(({ body }) => body)).toMatchObject([
    { apptRecordId, servTime, servPtId, type, name, docNo, telNo: '61234567', email: '', captcha: 'K3AP' },
  ]);
  expect(screen.getByText('61234567')).toBeTruthy();
});

test('where the proof has ended, the booking is found again', async () => {
  await findBookings(sampleBooking());
  api.answer({
    'GET /auth/code': captchaAnswers(),
    [MODIFY]: () => ({ code: 403, msg: 'Words of the server', error: 'booking-token', data: null }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Correct phone or e-mail' }));
  await screen.findByRole('img', { name: /\S/ });
  await userEvent.type(box('Verification code'), 'k3ap');
  await userEvent.click(screen.getByRole('button', { name: 'Save phone and e-mail' }));
  expect(await screen.findByText('Words of the server')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Find the booking again' }));
  await screen.findByRole('heading', { level: 1, name: 'online enquiry' });
});
