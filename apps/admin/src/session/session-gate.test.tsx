// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { currentNotices, dismissToast } from '@phial/browser/notices/notices';
import { startAnsweringApi } from '@phial/browser/testing/answering-api';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { get } from '../api-client/client.ts';
import { setLanguage, startLanguage } from '../language/language.ts';
import { sampleAccount } from '../testing/sample-account.ts';
import { sessionOpened, signedOut } from './session.ts';
import { SessionGate } from './session-gate.tsx';

const SESSION = 'GET /staff/session';
const HELD = { 'POST /user/isLogin': () => ({ code: 200, msg: '', data: { login: true, session: true } }) };
const nobody = () => ({ code: 301, msg: 'Please log in first', error: 'login-expired' });

let api: Awaited<ReturnType<typeof startAnsweringApi>>;
beforeAll(async () => {
  api = await startAnsweringApi();
  await startLanguage();
  await setLanguage('en');
});
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices().toasts) dismissToast(id);
});
afterAll(() => api.close());

const show = () =>
  render(
    <SessionGate>
      <input aria-label="Note" />
    </SessionGate>,
  );
const note = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Note' });

test('who is signed in sees the site', async () => {
  api.answer({ ...HELD, [SESSION]: () => ({ code: 200, msg: '', data: sampleAccount() }) });
  show();
  expect(await note()).toBeDefined();
});

test('a session that ends leaves what was typed on screen, under the sign-in', async () => {
  sessionOpened(sampleAccount());
  api.answer({
    ...HELD,
    [SESSION]: () => ({ code: 200, msg: '', data: sampleAccount() }),
    'GET /staff/desk': nobody,
  });
  show();
  await userEvent.type(await note(), 'half a word');
  await act(() => get('/staff/desk').catch(() => undefined));
  expect(screen.getByRole('dialog', { name: 'Your sign-in has ended' })).toBeDefined();
  expect((await note()).value).toBe('half a word');
  expect(currentNotices().toasts).toEqual([]);
  act(() => sessionOpened(sampleAccount()));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await note()).value).toBe('half a word');
});

test('who signs out leaves nothing on screen', async () => {
  sessionOpened(sampleAccount());
  api.answer({ ...HELD, [SESSION]: () => ({ code: 200, msg: '', data: sampleAccount() }) });
  show();
  await note();
  act(() => signedOut());
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull());
});
