// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { currentNotices, dismissToast } from '@phial/browser/notices/notices';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setLanguage } from '../../../language/language.ts';
import { hasInvalidTitle } from '../../../shell/testing/sample-page.ts';
import { sampleBooking } from '../testing/sample-booking.ts';
import { box, ENQUIRY, fillIn, found, givenSearch, toasts } from './testing/opened-search.tsx';

const { open, findBookings, sentTo } = givenSearch();

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
  expect(sentTo(ENQUIRY)).toEqual([]);
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
  await waitFor(() => expect(sentTo('GET /auth/code')).toHaveLength(2));
  expect(sentTo(ENQUIRY).map(({ body }) => body)).toEqual([
    { name: 'Chan Tai Man', docNo: 'A123456(3)', uuid: 'uuid-1', captcha: 'K3AP', language: wire },
  ]);
});

test('no result shows a warning in the page and a new picture, and keeps the form', async () => {
  await open({ [ENQUIRY]: () => found() });
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(toasts()).toEqual([['warning', 'No data']]));
  await waitFor(() => expect(sentTo('GET /auth/code')).toHaveLength(2));
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
  await waitFor(() => expect(sentTo('GET /auth/code')).toHaveLength(2));
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
  expect(sentTo(ENQUIRY)).toHaveLength(1);
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
  expect(sentTo(ENQUIRY)).toHaveLength(1);
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

const ENTRY = {
  link: 'k1.entry.link',
  state: 'WAITING',
  type: 'ECG',
  servPtIds: [],
  firstDay: '2026-12-01',
  lastDay: '2026-12-11',
  weekdays: [1, 2],
  from: '00:00',
  until: '12:00',
  language: 'en',
  givesUpBooking: false,
  ahead: 0,
};

test('an entry of the waiting list is shown with its wishes where there is no booking', async () => {
  await open({ [ENQUIRY]: () => ({ ...found(), waiting: [ENTRY] }) });
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'your booking records' });
  expect(screen.getByText('1 entry on the waiting list').getAttribute('role')).toBe('status');
  const card = screen.getByRole('article', { name: 'You are on the waiting list' });
  expect(within(card).getByText('Monday, Tuesday')).toBeTruthy();
  expect(within(card).getByText('Morning')).toBeTruthy();
  expect(screen.queryByText('No data')).toBeNull();
});

test('an open offer is shown with its end beside the bookings, and its page opens', async () => {
  const offer = {
    servPtId: 'SP01',
    servTime: '2026-12-03 10:00:00',
    endsAt: '2026-12-01T02:30:00Z',
    secondsLeft: 1800,
  };
  const waiting = [{ ...ENTRY, state: 'OFFERED', offer }];
  await open({ [ENQUIRY]: () => ({ ...found(sampleBooking()), waiting }) });
  await fillIn();
  await userEvent.keyboard('{Enter}');
  expect((await screen.findByText('1 booking found, 1 entry on the waiting list')).getAttribute('role')).toBe(
    'status',
  );
  const card = screen.getByRole('article', { name: 'A place is free for you' });
  expect(within(card).getByText('Kept for you until 10:30, 30 minutes left')).toBeTruthy();
  expect(within(card).getByRole('button', { name: 'See the offer' })).toBeTruthy();
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
