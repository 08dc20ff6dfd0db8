// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { currentNotices } from '@phial/browser/notices/notices';
import { startAnsweringApi } from '@phial/browser/testing/answering-api';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../language/language.ts';
import { startWithAllWords } from '../../../language/testing/all-words.ts';
import { KnownServices } from '../testing/known-services.tsx';
import { sampleBooking } from '../testing/sample-booking.ts';
import { BookingSuccess } from './booking-success.tsx';

beforeAll(async () => {
  await startWithAllWords();
  await setLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = (changes: Parameters<typeof sampleBooking>[0] = {}) => {
  const onHome = vi.fn<() => void>();
  const onChange = vi.fn<() => void>();
  render(<BookingSuccess record={sampleBooking(changes)} onHome={onHome} onChange={onChange} />, {
    wrapper: KnownServices,
  });
  return { onHome, onChange };
};

test('the code, the time and the place; no document number, phone or e-mail of the person', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your booking is confirmed');
  expect(screen.getByText('H7KM2PXC')).toBeTruthy();
  expect(screen.getByText(/Tuesday,? 1 December 2026, 09:30/)).toBeTruthy();
  const map = screen.getByRole('link', { name: /map/i });
  expect(map.getAttribute('href')).toContain(encodeURIComponent(sampleBooking().testServPtVo.addressCht));
  for (const personal of ['A123456', '91234567', 'chan@example.com']) {
    expect(document.body.textContent).not.toContain(personal);
  }
});

test('a changed booking says so', () => {
  open({ isModifyReserve: true });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your booking has been changed');
});

test('shows the preparation for blood and specimens, not for an ECG', () => {
  open();
  expect(screen.getByText(/at least 8 hours/)).toBeTruthy();
  cleanup();
  open({ type: 'ECG' });
  expect(screen.queryByText(/at least 8 hours/)).toBeNull();
});

test('copying puts the code on the clipboard and says so', async () => {
  const visitor = userEvent.setup();
  open();
  await visitor.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await navigator.clipboard.readText()).toBe('H7KM2PXC');
  expect(screen.getByText('Code copied')).toBeTruthy();
});

test('without a clipboard the code is selected for copying by hand', async () => {
  const visitor = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  open();
  await visitor.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(screen.getByText(/The code is selected/)).toBeTruthy();
  expect(getSelection()?.toString()).toBe('H7KM2PXC');
});

test('cancelling asks first, uses the other name of the id, and returns home after a second', async () => {
  const api = await startAnsweringApi();
  api.answer({ 'DELETE /system/record/*': () => ({ code: 200, msg: '' }) });
  const { onHome } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
  expect(api.sent).toEqual([]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await act(async () => expect.poll(() => currentNotices().toasts).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(api.sent.map(({ route }) => route)).toEqual([
    `DELETE /system/record/${sampleBooking().appointmentRecordId}`,
  ]);
  expect(onHome).toHaveBeenCalledOnce();
  await api.close();
});

test('Back returns home', async () => {
  const { onHome } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Back home' }));
  await waitFor(() => expect(onHome).toHaveBeenCalledOnce());
});
