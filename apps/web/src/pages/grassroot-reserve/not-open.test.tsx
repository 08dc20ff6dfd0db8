// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { startAnsweringApi } from '@phial/browser/testing/answering-api';
import { givenPublished } from '@phial/browser/testing/given-published';
import { en } from '@phial/content/messages/en';
import { samplePublished } from '@phial/content/testing/sample-published';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleBooking } from '../../features/booking/testing/sample-booking.ts';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { BookingPage } from './testing/booking-page.tsx';
import { bookingAnswers, ok } from './testing/booking-world.ts';

const words = en.opening;
let api: Awaited<ReturnType<typeof startAnsweringApi>>;

beforeAll(async () => {
  api = await startAnsweringApi();
  await startWithAllWords();
});
beforeEach(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  givenPublished(samplePublished);
});
afterAll(() => api.close());

function open(booking: 'soon' | 'closed', query: string) {
  givenPublished({ ...samplePublished, booking });
  api.answer({ ...bookingAnswers(), 'POST /rest/appointment/appt/list': () => ok([sampleBooking()]) });
  window.location.hash = `#/grassrootReserve?index=8${query}`;
  render(<BookingPage />);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each(['', '&tab=begin', '&tab=reserve&step=2&type=ECG&point=mong-kok', '&tab=search', '&tab=success'])(
  'before the first opening the address %s says that booking opens soon, and asks for no times',
  async (query) => {
    open('soon', query);
    await heading(words.soon.title);
    expect(screen.getByRole('link', { name: words.home })).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.find })).toBeNull();
    expect(api.sentTo('GET /rest/appointment/servPt/soonest')).toEqual([]);
    await act(() => setLanguage('tw'));
    await heading('網上預約即將開放');
    await act(() => setLanguage('zh'));
    await heading('在线预约即将开放');
  },
);

test('closed again, a booking is found and can be cancelled, and not changed', async () => {
  open('closed', '');
  await heading(words.closed.title);
  await userEvent.click(screen.getByRole('button', { name: words.find }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Chan Tai Man');
  await userEvent.type(screen.getByRole('textbox', { name: 'ID Number' }), 'a123456');
  await userEvent.type(screen.getByRole('textbox', { name: /^Check digit/ }), '3');
  await screen.findByRole('img', { name: /code/ });
  await userEvent.type(screen.getByRole('textbox', { name: 'Verification code' }), 'k3ap{Enter}');
  await heading('your booking records');
  expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change booking' })).toBeNull();
});
