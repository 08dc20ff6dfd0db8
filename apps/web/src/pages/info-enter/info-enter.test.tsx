// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { currentNotices, dismissToast } from '@phial/browser/notices/notices';
import { type Answers, startAnsweringApi } from '@phial/browser/testing/answering-api';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { clearDraft } from '../../features/client-information/subscribe-params.ts';
import { captchaAnswers } from '../../fields/testing/captcha-answers.ts';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { dictionaryAnswers } from './testing/dictionaries.ts';
import { InfoEnterPage } from './testing/info-enter-page.tsx';

const ROUTE = 'POST /onsite/client-information';

let api: Awaited<ReturnType<typeof startAnsweringApi>>;
beforeAll(async () => {
  api = await startAnsweringApi();
  await startWithAllWords();
});
afterEach(() => {
  cleanup();
  clearDraft();
  // The next test sends the same form; within a second that would be a duplicate.
  sessionStorage.clear();
  for (const { id } of currentNotices().toasts) dismissToast(id);
  vi.useRealTimers();
});
afterAll(() => api.close());

const issued = () => ({
  code: 200,
  msg: '',
  data: { token: `k1.${'x'.repeat(150)}`, expiresAt: '', secondsLeft: 3600 },
});

async function open(language: 'tw' | 'en' = 'en', answers: Answers = {}) {
  await setLanguage(language);
  api.answer({ ...dictionaryAnswers(), 'GET /auth/code': captchaAnswers(), [ROUTE]: issued, ...answers });
  render(<InfoEnterPage />);
  await screen.findByRole('heading', { level: 2, name: language === 'en' ? 'Your details' : '您的資料' });
  await screen.findByRole('img', { name: /Picture of a code|驗證碼圖片/ });
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const summary = () =>
  within(screen.getByRole('region', { name: 'Please check these fields' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const sent = () => api.sentTo(ROUTE).map(({ body }) => body);

async function fillIn() {
  await userEvent.type(box('English name'), 'Chan  Tai Man');
  await userEvent.type(box(/Day/), '8');
  await userEvent.type(box(/Month/), '2');
  await userEvent.type(box(/Year/), '1946');
  await userEvent.click(radio('Male'));
  await userEvent.click(radio('Hong Kong identity card'));
  await userEvent.type(box('HKID number'), 'a123456');
  await userEvent.type(box(/check digit/i), '3');
  await userEvent.type(box('E-mail'), 'chan@lab.example');
  await userEvent.type(box('Verification code'), 'k3ap');
}

test('shows the labels of the older form and explains its purpose', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Client information');
  const labels = ['English name', 'Chinese name', 'Mobile number', 'Confirm mobile number', 'E-mail'];
  for (const label of [...labels, 'Verification code']) expect(box(label)).toBeTruthy();
  for (const group of ['Date of birth', 'Gender', 'Document type']) {
    expect(screen.getByRole('group', { name: group })).toBeTruthy();
  }
  expect(screen.queryByRole('textbox', { name: 'HKID number' })).toBeNull();
  await userEvent.click(radio('Hong Kong identity card'));
  expect(box('HKID number')).toBeTruthy();
  await userEvent.click(radio('Travelling document'));
  expect(screen.queryByRole('textbox', { name: 'HKID number' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Travelling document type' })).toBeTruthy();
  expect(box('Travelling document number')).toBeTruthy();
});

test('reports every missing field at once, and focuses a summary that links to the fields', async () => {
  await open();
  await press('Make my QR code');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Please check these fields' }));
  expect(summary()).toEqual([
    'please enter name',
    'Please enter the date of birth',
    'Please choose the gender',
    'Please choose the document type',
    'Please enter phone number or email',
    'please enter verification code',
  ]);
  for (const [line, control] of [
    ['please enter name', box('English name')],
    ['Please enter the date of birth', box(/Day/)],
    ['Please choose the gender', radio('Female')],
    ['please enter verification code', box('Verification code')],
  ] as const) {
    await userEvent.click(screen.getByRole('link', { name: line }));
    expect(document.activeElement).toBe(control);
  }
  expect(sent()).toEqual([]);
});

test.each([
  ['Chinese name', 'Chan', 'Enter a Chinese name'],
  [/Year/, '46', 'Date format is incorrect'],
  ['Mobile number', '0123456', 'Please enter an eight-digit phone number'],
  ['Confirm mobile number', '01234567', 'The two phone numbers are inconsistent'],
  ['E-mail', 'chan@lab', 'Incorrect email address'],
])('%s %s: %s, beside the field until it is mended', async (name, text, error) => {
  await open();
  await userEvent.type(box(name), text);
  await press('Make my QR code');
  const shownErrors = () => {
    const lines = box(name).getAttribute('aria-describedby')?.split(' ') ?? [];
    return lines.map((id) => document.getElementById(id)?.textContent);
  };
  expect(box(name).getAttribute('aria-invalid')).toBe('true');
  expect(shownErrors()).toContain(error);
  await userEvent.clear(box(name));
  expect(shownErrors()).not.toContain(error);
});

test('a complete form is sent once, as the contract has it, and makes a QR code', async () => {
  await open();
  await fillIn();
  await press('Make my QR code');
  await screen.findByRole('img', { name: /QR code/ });
  expect(sent()).toEqual([
    {
      userName: '',
      enName: 'Chan Tai Man',
      birthday: '1946-02-08',
      sex: 'M',
      cardType: 'HKID',
      idCard: 'A123456(3)',
      travelCardType: '',
      travelCardNumber: '',
      telephone: '',
      telephone2: '',
      email: 'chan@lab.example',
      uuid: 'uuid-1',
      captcha: 'K3AP',
      language: 'en',
    },
  ]);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Your QR code');
  expect(document.activeElement).toBe(heading);
  expect(document.title).toBe('Your QR code');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Chan|A123456|1946/);
});

test('a Chinese visitor enters the Chinese name and the year first', async () => {
  await open('tw');
  await press('製作我的二維碼');
  const boxes = screen.getAllByRole('textbox').map(({ id }) => id);
  expect(boxes.slice(0, 5)).toEqual([
    'client-chinese-name',
    'client-english-name',
    'client-birthday-year',
    'client-birthday-month',
    'client-birthday-day',
  ]);
  await userEvent.click(screen.getByRole('link', { name: '請輸入姓名' }));
  expect(document.activeElement?.id).toBe('client-chinese-name');
});

test('a date pasted whole fills the three boxes', async () => {
  await open();
  await userEvent.click(box(/Month/));
  await userEvent.paste('1946年2月28日');
  expect([box(/Day/).value, box(/Month/).value, box(/Year/).value]).toEqual(['28', '2', '1946']);
});

test('a phone pasted with the area code loses it, and one that is too long is refused, not cut', async () => {
  await open();
  const paste = async (name: string, text: string) => {
    await userEvent.clear(box(name));
    await userEvent.click(box(name));
    await userEvent.paste(text);
    return box(name).value;
  };
  for (const name of ['Mobile number', 'Confirm mobile number']) {
    expect(await paste(name, '85291234567')).toBe('91234567');
    expect(await paste(name, '852-91234567')).toBe('91234567');
  }
  expect(await paste('Mobile number', '852912345678')).toBe('852912345678');
  await press('Make my QR code');
  expect(summary()).toContain('Please enter an eight-digit phone number');
});

test('a refusal is shown, keeps every answer and loads a new captcha', async () => {
  await open('en', { [ROUTE]: () => ({ code: 422, msg: 'wrong code', error: 'captcha-wrong' }) });
  await fillIn();
  await press('Make my QR code');
  await waitFor(() => expect(currentNotices().toasts.map(({ text }) => text)).toEqual(['wrong code']));
  await waitFor(() => expect(api.sentTo('GET /auth/code')).toHaveLength(2));
  expect(box('English name').value).toBe('Chan  Tai Man');
  expect(screen.getByText(/This is a new picture/)).toBeTruthy();
});

test('the hour counts down by clock time; then the code is invalid and a new one keeps the answers', async () => {
  await open();
  await fillIn();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Make my QR code' }));
  const timer = await screen.findByRole('timer');
  expect(timer.textContent).toMatch(/^(?:60:00|59:5\d)$/);

  await act(() => vi.advanceTimersByTimeAsync(1800_000));
  expect(timer.textContent).toMatch(/^(?:30:00|29:5\d)$/);
  expect(screen.getByRole('status').textContent).toBe('The code is valid for another 30 minutes');
  expect(screen.queryByText('Qr code is invalid')).toBeNull();

  // The machine slept meanwhile.
  vi.setSystemTime(Date.now() + 1_900_000);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('Qr code is invalid')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('This code has expired');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save as a picture' })).toBeNull();
  vi.useRealTimers();

  await press('Make a new code');
  expect(box('English name').value).toBe('Chan  Tai Man');
  expect(box('HKID number').value).toBe('A123456');
  expect(box('Verification code').value).toBe('');
  expect(document.activeElement).toBe(box('Verification code'));
  expect(screen.getByText(/Your answers are kept/)).toBeTruthy();
});

test('enter again asks first, then clears everything', async () => {
  await open();
  await fillIn();
  await press('Make my QR code');
  await screen.findByRole('img', { name: /QR code/ });
  await press('Enter again');
  await press('Keep them');
  expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
  await press('Enter again');
  await press('Clear');
  expect(box('English name').value).toBe('');
  expect([radio('Male').checked, radio('Female').checked]).toEqual([false, false]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByText(/Your answers are kept/)).toBeNull();
});
