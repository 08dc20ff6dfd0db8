import { bookableSampleServices } from '@phial/content/sample/services';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../language/language.ts';
import { startWithAllWords } from '../../../language/testing/all-words.ts';
import { KnownServices } from '../testing/known-services.tsx';
import { BookingBegin } from './booking-begin.tsx';

beforeAll(async () => {
  await startWithAllWords();
  await setLanguage('en');
});
afterEach(cleanup);

test('ECG is preset, and either choice opens the wizard at once with its type', async () => {
  const onChoose = vi.fn<(type: string) => void>();
  render(<BookingBegin type="ECG" onChoose={onChoose} onBack={() => undefined} />, {
    wrapper: KnownServices,
  });
  const ecg = screen.getByRole('button', { name: /^ECG/ });
  const other = screen.getByRole('button', { name: /^Blood taking and specimen collection/ });
  expect(ecg.getAttribute('aria-current')).toBe('true');
  expect(other.getAttribute('aria-current')).toBe('false');
  await userEvent.click(ecg);
  await userEvent.click(other);
  expect(onChoose.mock.calls).toEqual([['ECG'], ['other']]);
});

test('Back returns to the booking home', async () => {
  const onBack = vi.fn<() => void>();
  render(<BookingBegin type="ECG" onChoose={() => undefined} onBack={onBack} />, {
    wrapper: KnownServices,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Back home' }));
  expect(onBack).toHaveBeenCalledOnce();
});

test('offers a service that the laboratory has added, and none that is retired', () => {
  const [ecg, blood] = bookableSampleServices;
  const name = { tw: '超聲波', zh: '超声波', en: 'Ultrasound' };
  const added = ecg && { ...ecg, code: 'ultrasound', name, minutes: 20, icon: 'stethoscope' as const };
  const services = [ecg, added, blood && { ...blood, bookable: false }].filter((one) => one !== undefined);
  render(
    <KnownServices services={services}>
      <BookingBegin type="ultrasound" onChoose={() => undefined} onBack={() => undefined} />
    </KnownServices>,
  );
  const choices = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(choices).toHaveLength(2);
  expect(choices[1]).toMatch(/^Ultrasound.*About 20 minutes.*Preset$/);
});
