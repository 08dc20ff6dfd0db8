// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { currentNotices, dismissToast } from '@phial/browser/notices/notices';
import { type Answers, startAnsweringApi } from '@phial/browser/testing/answering-api';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { BookingPage } from './testing/booking-page.tsx';
import { bookingAnswers, ok } from './testing/booking-world.ts';

const NOTE = 'POST /rest/appointment/request-note';
const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv';

let api: Awaited<ReturnType<typeof startAnsweringApi>>;
beforeAll(async () => {
  api = await startAnsweringApi();
  await startWithAllWords();
  await setLanguage('en');
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const { id } of currentNotices().toasts) dismissToast(id);
});
afterAll(() => api.close());

function open(answer: Answers[string]) {
  api.answer({ ...bookingAnswers(), [NOTE]: answer });
  window.location.hash = `#/grassrootReserve?index=8&order=${TOKEN}`;
  render(<BookingPage />);
}

const texts = () => currentNotices().toasts.map(({ text }) => text);
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a scanned request note fills in the person, and its token is gone from the address', async () => {
  const person = { name: '陳大文', docNo: 'A123456(3)', telNo: '01234567', email: '' };
  open(() => ok({ orderNumber: 'HD-K22HPKWW', ...person }));
  await screen.findByRole('heading', { level: 1, name: 'What would you like to book?' });
  expect(window.location.hash).not.toContain(TOKEN);
  const said = await screen.findByText(/^Your details are filled in from .*HD-K22HPKWW/);
  expect(said.closest('[role=status]')).not.toBeNull();
  expect(window.location.hash).not.toContain('HD-');
  const preset = screen.getAllByRole('button', { current: true }).map(({ textContent }) => textContent);
  expect(preset).toEqual([expect.stringMatching(/^Blood taking/)]);
  expect(api.sentTo(NOTE).map(({ body }) => body)).toEqual([{ token: TOKEN }]);

  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: /^ECG/ }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Mong Kok Centre' }));
  await press('Next');
  await userEvent.click(await screen.findByRole('button', { name: /\d{4} 1 left$/ }));
  await userEvent.click(screen.getByRole('radio', { name: '10:30' }));
  await press('Next');
  await screen.findByRole('heading', { level: 1, name: 'Your details' });
  expect([box('Name').value, box('ID Number').value, box(/^Check digit/).value]).toEqual([
    '陳大文',
    'A123456',
    '3',
  ]);
  expect([box('Phone').value, box('Repeat phone').value]).toEqual(['01234567', '01234567']);
});

test('an invalid note is reported, and the booking continues by hand', async () => {
  const msg = 'This code of a request note is no longer valid.';
  open(() => ({ code: 422, msg, error: 'request-note-invalid' }));
  await screen.findByRole('heading', { level: 1, name: 'What would you like to book?' });
  await waitFor(() => expect(texts()).toEqual([msg]));
  expect(window.location.hash).not.toContain(TOKEN);
});
