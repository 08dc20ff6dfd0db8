// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { startAnsweringApi } from '@phial/browser/testing/answering-api';
import { EASY_CHALLENGE } from '@phial/browser/testing/easy-challenge';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '../language/language.ts';
import { startWithAllWords } from '../language/testing/all-words.ts';
import { CaptchaField } from './captcha-field.tsx';
import { captchaAnswers } from './testing/captcha-answers.ts';

let api: Awaited<ReturnType<typeof startAnsweringApi>>;

beforeAll(async () => {
  api = await startAnsweringApi();
  await startWithAllWords();
  await setLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
afterAll(() => api.close());

function Field({ refreshCount = 0 }: { refreshCount?: number }) {
  const [value, setValue] = useState('');
  const [uuid, setUuid] = useState('');
  return (
    <>
      <CaptchaField
        id="captcha"
        value={value}
        onChange={setValue}
        onUuid={setUuid}
        refreshCount={refreshCount}
      />
      <output data-testid="uuid">{uuid}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });
const picture = () => screen.getByRole('button', { name: /New picture|Try again|could not be loaded/ });
const uuidIs = (uuid: string) => waitFor(() => expect(screen.getByTestId('uuid').textContent).toBe(uuid));

test('shows the picture, tells its id, and a press fetches another', async () => {
  api.answer({ 'GET /auth/code': captchaAnswers() });
  render(<Field />);
  await uuidIs('uuid-1');
  expect(screen.getByRole('img').getAttribute('src')).toBe('data:image/png;base64,1');
  await userEvent.type(box(), 'k3ap7');
  expect(box().value).toBe('k3ap');

  await userEvent.click(picture());
  await uuidIs('uuid-2');
  expect(box().value).toBe('');
  expect(api.sent).toHaveLength(2);
});

test('the hint shows the phone number for people who cannot read the picture', async () => {
  api.answer({ 'GET /auth/code': captchaAnswers() });
  render(<Field />);
  await uuidIs('uuid-1');
  const hint = document.getElementById(box().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toMatch(/Can’t read the picture\?.*call \d/);
});

test('after an attempt the box is empty, keeps the focus, and the picture is said to be new until something is typed', async () => {
  api.answer({ 'GET /auth/code': captchaAnswers() });
  const { rerender } = render(<Field />);
  await uuidIs('uuid-1');
  expect(screen.queryByText(/This is a new picture/)).toBeNull();
  await userEvent.type(box(), 'k3ap');
  rerender(<Field refreshCount={1} />);
  await uuidIs('uuid-2');
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
  expect(screen.getByText(/This is a new picture/)).toBeTruthy();

  await userEvent.keyboard('7');
  expect(box().value).toBe('7');
  expect(screen.queryByText(/This is a new picture/)).toBeNull();
});

test('a missing picture is reported and can be retried', async () => {
  const next = captchaAnswers();
  let broken = true;
  api.answer({ 'GET /auth/code': () => (broken ? { code: 503, msg: 'busy' } : next()) });
  render(<Field />);
  await waitFor(() => expect(picture().textContent).toContain('could not be loaded'));
  expect(screen.getByTestId('uuid').textContent).toBe('');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
  await uuidIs('uuid-1');
});

test('a slow response does not replace a later picture', async () => {
  const answer = captchaAnswers();
  const first = Promise.withResolvers<void>();
  const slow = answer();
  let calls = 0;
  api.answer({
    'GET /auth/code': async () => {
      calls += 1;
      if (calls > 1) return answer();
      await first.promise;
      return slow;
    },
  });
  render(<Field />);
  fireEvent.click(picture());
  await uuidIs('uuid-2');
  await act(async () => first.resolve());
  expect(screen.getByTestId('uuid').textContent).toBe('uuid-2');
});

test('a picture older than five minutes is replaced when the box gets the focus', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T00:00:00Z') });
  api.answer({ 'GET /auth/code': captchaAnswers() });
  render(<Field />);
  await uuidIs('uuid-1');
  vi.setSystemTime(new Date('2026-12-01T00:04:59Z'));
  fireEvent.focus(box());
  expect(api.sent).toHaveLength(1);
  vi.setSystemTime(new Date('2026-12-01T00:05:00Z'));
  fireEvent.focus(box());
  await uuidIs('uuid-2');
});

const EARNED = { uuid: 'earned-1', captcha: 'W4RK' };

test('proof of work replaces the picture and fills in the code', async () => {
  api.answer({
    'GET /auth/code': captchaAnswers(),
    'GET /auth/work': () => ({ code: 200, data: { challenge: EASY_CHALLENGE, secondsLeft: 600 } }),
    'POST /auth/work': () => ({ code: 200, data: EARNED }),
  });
  render(<Field />);
  await uuidIs('uuid-1');
  const button = screen.getByRole('button', { name: 'Continue without the picture' });
  await userEvent.click(button);
  await uuidIs('earned-1');
  expect(box().value).toBe('W4RK');
  expect(screen.getByText(/The code has been filled in/).getAttribute('role')).toBe('status');
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.activeElement).toBe(button);
  const [sent] = api.sentTo('POST /auth/work');
  const { work = '' } = (sent?.body ?? {}) as { work?: string };
  const { solution } = JSON.parse(atob(work));
  expect(solution).toMatchObject({ counter: 0 });

  await userEvent.click(picture());
  await uuidIs('uuid-2');
  expect(box().value).toBe('');
});

test('the work can be cancelled in favour of the picture', async () => {
  const answered = Promise.withResolvers<void>();
  api.answer({
    'GET /auth/code': captchaAnswers(),
    'GET /auth/work': async () => {
      await answered.promise;
      return { code: 200, data: { challenge: null, secondsLeft: 600 } };
    },
    'POST /auth/work': () => ({ code: 200, data: EARNED }),
  });
  render(<Field />);
  await uuidIs('uuid-1');
  await userEvent.click(screen.getByRole('button', { name: 'Continue without the picture' }));
  expect(screen.getByRole('progressbar', { name: 'Progress of the check' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use the picture instead' }));
  await act(async () => answered.resolve());
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByTestId('uuid').textContent).toBe('uuid-1');
  expect(api.sentTo('POST /auth/work')).toHaveLength(0);
});

test('failed work is reported, and the picture still counts', async () => {
  api.answer({ 'GET /auth/code': captchaAnswers(), 'GET /auth/work': () => ({ code: 429, msg: 'slowly' }) });
  render(<Field />);
  await uuidIs('uuid-1');
  await userEvent.click(screen.getByRole('button', { name: 'Continue without the picture' }));
  expect(await screen.findByText(/could not be finished/)).toBeTruthy();
  expect(screen.getByTestId('uuid').textContent).toBe('uuid-1');
});
