// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { TextProvider } from '@phial/contract/staff/text-provider';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedOut } from '../../session/session.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const READ = 'GET /staff/text-provider';
const CHANGE = 'PUT /staff/text-provider';
const TEST = 'POST /staff/text-provider/test';

const BLANK: TextProvider = {
  enabled: false,
  channel: 'sms',
  url: '',
  sender: '',
  headers: '',
  format: 'form',
  body: '',
  idPath: '',
  reportIdPath: '',
  reportStatePath: '',
  deliveredStates: '',
  failedStates: '',
  reportAddress: '',
  hasSecret: false,
  environment: false,
  version: 0,
};
const STORED: TextProvider = {
  ...BLANK,
  enabled: true,
  url: 'https://sms.example/messages',
  sender: 'LAB',
  headers: 'Authorization: Bearer {secret}',
  body: 'To={to}\nBody={text}',
  hasSecret: true,
  version: 3,
};

const api = await answeringSite(signedOut);

const ok = (data: unknown) => () => ({ code: 200, data });
const open = (settings: TextProvider, answers: Parameters<typeof api.answer>[0] = {}) =>
  openSite(api, '/text-provider', {
    account: { role: 'administrator', signInMethods: ['password'] },
    answers: { [READ]: ok(settings), ...answers },
  });
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const bodiesTo = (call: string) => api.sentTo(call).map(({ body }) => body);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('names each field that is wrong, and sends nothing', async () => {
  await open(BLANK);
  await fill('Headers', 'Host: elsewhere.example');
  await press('Save');
  for (const text of [
    'Please enter the address for sending, beginning with https',
    'Please enter the sender, up to 100 characters',
    'Please check the headers: one a line, with a colon, and only the names that the hint shows',
    'Please enter your password',
  ]) {
    const link = screen.getByRole('link', { name: text });
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
  }
  expect(screen.queryByRole('button', { name: 'Send a test message' })).toBeNull();
  expect(api.sentTo(CHANGE)).toEqual([]);
});

test('fills in a known provider, saves it with the secret, and offers the test message then', async () => {
  await open(BLANK, { [CHANGE]: ok({ ...STORED, version: 1 }) });
  await press('Twilio, WhatsApp');
  expect(screen.getByLabelText<HTMLInputElement>('WhatsApp').checked).toBe(true);
  await fill('Address for sending', 'https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json');
  await fill('Sender', '+85200000000');
  await fill('Secret', 'AC1:token');
  await userEvent.click(screen.getByLabelText('Send messages by this provider'));
  await fill('Your own password', 'my password');
  await press('Save');
  await screen.findByRole('button', { name: 'Send a test message' });
  expect(bodiesTo(CHANGE)).toMatchObject([
    {
      enabled: true,
      channel: 'whatsapp',
      url: 'https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json',
      secret: 'AC1:token',
      format: 'form',
      idPath: 'sid',
      reportIdPath: 'MessageSid',
      failedStates: 'failed, undelivered',
      version: 0,
      ownPassword: 'my password',
    },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Secret').value).toBe('');
});

test('keeps a secret that is not typed, and says when somebody else has changed the settings', async () => {
  const theirs = { ...STORED, sender: 'THEIRS', version: 4 };
  await open(STORED, {
    [CHANGE]: () => ({ code: 409, error: 'version-conflict', msg: 'Changed', data: { provider: theirs } }),
  });
  await fill('Sender', 'MINE');
  await fill('Your own password', 'my password');
  await press('Save');
  expect(await screen.findByText('Somebody else has changed these settings')).toBeDefined();
  expect(bodiesTo(CHANGE)[0]).not.toHaveProperty('secret');
  await press('Show the settings as they are now');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Sender').value).toBe('THEIRS'));
});

test('sends a test message to a mobile number, and says what came of it', async () => {
  let answer = { failure: 'HTTP 401' as string | null, hasId: false };
  await open(STORED, { [TEST]: () => ({ code: 200, data: answer }) });
  await fill('Your own mobile number', '21234567');
  await press('Send a test message');
  expect(await screen.findByText('Please enter a Hong Kong mobile number of 8 digits')).toBeDefined();
  expect(api.sentTo(TEST)).toEqual([]);
  await fill('Your own mobile number', '91234567');
  await press('Send a test message');
  expect(await screen.findByText(/HTTP 401\. HTTP 401 is a wrong secret/)).toBeDefined();
  answer = { failure: null, hasId: true };
  await press('Send a test message');
  expect(await screen.findByText('The provider took the message. Please look at your phone.')).toBeDefined();
  expect(bodiesTo(TEST)).toEqual([
    { telNo: '91234567', language: 'en' },
    { telNo: '91234567', language: 'en' },
  ]);
});
