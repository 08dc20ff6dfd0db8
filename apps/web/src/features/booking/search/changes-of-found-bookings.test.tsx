// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { captchaAnswers } from '../../../fields/testing/captcha-answers.ts';
import { sampleBooking } from '../testing/sample-booking.ts';
import { box, CANCEL, ENQUIRY, fillIn, found, givenSearch, toasts } from './testing/opened-search.tsx';

const MODIFY = 'PUT /rest/appointment/appt';

const { open, findBookings, answer, sent, sentTo } = givenSearch();

test('cancel asks first, and keeping the booking sends nothing', async () => {
  await findBookings(sampleBooking());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toMatch(/cannot be undone.*new reservation/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep the booking' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent().filter(({ route }) => route.startsWith('DELETE'))).toEqual([]);
});

test('cancelling shows a message, closes the dialog and returns home after a second', async () => {
  const { onHome } = await findBookings(sampleBooking());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await act(async () => expect.poll(toasts).toHaveLength(1));
  expect(sentTo(`DELETE /rest/appointment/appt/${sampleBooking().apptRecordId}`)).toHaveLength(1);
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
  answer({
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
  expect(sentTo(MODIFY)).toEqual([]);
  expect(box('Phone').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(box('Phone'), '6123 4567');
  await userEvent.type(box('Repeat phone'), '61234567');
  await userEvent.type(box('Verification code'), 'k3ap');
  await userEvent.click(save);
  await waitFor(() =>
    expect(toasts()).toContainEqual(['success', 'Your phone and e-mail have been changed']),
  );
  const { apptRecordId, servTime, servPtId, type, name, docNo } = booking;
  expect(sentTo(MODIFY).map(({ body }) => body)).toMatchObject([
    { apptRecordId, servTime, servPtId, type, name, docNo, telNo: '61234567', email: '', captcha: 'K3AP' },
  ]);
  expect(screen.getByText('61234567')).toBeTruthy();
});

test('where the proof has ended, the booking is found again', async () => {
  await findBookings(sampleBooking());
  answer({
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
