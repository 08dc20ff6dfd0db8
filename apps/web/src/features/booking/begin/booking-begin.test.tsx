import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage, startLanguage } from '../../../language/language.ts';
import { BookingBegin } from './booking-begin.tsx';

beforeAll(async () => {
  await startLanguage();
  await setLanguage('en');
});
afterEach(cleanup);

test('ECG is preset, and either choice opens the wizard at once with its type', async () => {
  const onChoose = vi.fn<(type: string) => void>();
  render(<BookingBegin type="ECG" onChoose={onChoose} onBack={() => undefined} />);
  const ecg = screen.getByRole('button', { name: /^ECG/ });
  const other = screen.getByRole('button', { name: /Other services.*Blood taking, specimen collection/ });
  expect(ecg.getAttribute('aria-current')).toBe('true');
  expect(other.getAttribute('aria-current')).toBe('false');
  await userEvent.click(ecg);
  await userEvent.click(other);
  expect(onChoose.mock.calls).toEqual([['ECG'], ['other']]);
});

test('Back returns to the booking home', async () => {
  const onBack = vi.fn<() => void>();
  render(<BookingBegin type="ECG" onChoose={() => undefined} onBack={onBack} />);
  await userEvent.click(screen.getByRole('button', { name: 'Back home' }));
  expect(onBack).toHaveBeenCalledOnce();
});
