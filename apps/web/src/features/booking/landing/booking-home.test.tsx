import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../language/language.ts';
import { startWithAllWords } from '../../../language/testing/all-words.ts';
import { KnownServices } from '../testing/known-services.tsx';
import { BookingHome } from './booking-home.tsx';

beforeAll(() => startWithAllWords());
afterEach(cleanup);

const nothing = () => undefined;

test('says in English whom it serves, the three steps and the two facts of preparation', async () => {
  await setLanguage('en');
  render(<BookingHome onStart={nothing} onEdit={nothing} />, { wrapper: KnownServices });
  for (const said of [
    /partnership programme/,
    /chronic-disease co-care scheme/,
    /You need a doctor’s request note/,
    /Do not eat for at least 8 hours.*Water is allowed/,
    /after the menstrual period/,
  ]) {
    expect(document.body.textContent).toMatch(said);
  }
  expect(screen.getAllByRole('listitem').map((step) => step.querySelector('h3')?.textContent)).toEqual([
    '1Obtain the request note',
    '2Book online',
    '3Attend the service',
  ]);
});

test('start and edit lead on, in each language', async () => {
  const onStart = vi.fn<() => void>();
  const onEdit = vi.fn<() => void>();
  await setLanguage('en');
  render(<BookingHome onStart={onStart} onEdit={onEdit} />, { wrapper: KnownServices });
  await userEvent.click(screen.getByRole('button', { name: 'Start a reservation' }));
  await act(() => setLanguage('zh'));
  await userEvent.click(screen.getByRole('button', { name: '修改预约' }));
  expect([onStart.mock.calls.length, onEdit.mock.calls.length]).toEqual([1, 1]);
});
