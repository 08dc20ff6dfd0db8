// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { currentNotices, dismissToast } from '@phial/browser/notices/notices';
import { ServerState } from '@phial/browser/server-state/server-state';
import { markNoShow, readDeskSummary } from '@phial/contract/calls/desk';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterAll, describe, expect, test } from 'vitest';
import { send } from '../api-client/client.ts';
import { answeringSite } from '../testing/answering-site.ts';
import { sampleAccount } from '../testing/sample-account.ts';
import { findSession, signOut } from './api.ts';
import { sessionOpened, signedOut } from './session.ts';
import { SessionGate } from './session-gate.tsx';

const SESSION = 'GET /staff/session';
const HELD = { 'POST /user/isLogin': () => ({ code: 200, msg: '', data: { login: true, session: true } }) };
const nobody = () => ({ code: 301, msg: 'Please log in first', error: 'login-expired' });

const api = await answeringSite(() => {
  // No question of one test is still on its way in the next.
  signedOut();
  for (const { id } of currentNotices().toasts) dismissToast(id);
});

function show() {
  void findSession();
  render(
    <ServerState>
      <MemoryRouter>
        <SessionGate>
          <input aria-label="Note" />
        </SessionGate>
      </MemoryRouter>
    </ServerState>,
  );
}
const note = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Note' });

test('shows the site to a signed-in account', async () => {
  api.answer({ ...HELD, [SESSION]: () => ({ code: 200, msg: '', data: sampleAccount() }) });
  show();
  expect(await note()).toBeDefined();
});

test('keeps what was typed under the sign-in when a session ends', async () => {
  api.answer({
    ...HELD,
    [SESSION]: () => ({ code: 200, msg: '', data: sampleAccount() }),
    'GET /staff/desk/summary': nobody,
  });
  show();
  await userEvent.type(await note(), 'half a word');
  await act(() => send(readDeskSummary).catch(() => undefined));
  expect(screen.getByRole('dialog', { name: 'Your sign-in has ended' })).toBeDefined();
  expect((await note()).value).toBe('half a word');
  expect(currentNotices().toasts).toEqual([]);
  act(() => sessionOpened(sampleAccount()));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await note()).value).toBe('half a word');
});

test('does nothing in the name of another account, and keeps what was typed', async () => {
  api.answer({
    ...HELD,
    [SESSION]: () => ({ code: 200, msg: '', data: sampleAccount() }),
    'POST /staff/desk/appointments/1/no-show': () => ({
      code: 409,
      msg: 'Somebody else',
      error: 'other-account',
    }),
  });
  show();
  await userEvent.type(await note(), 'half a word');
  await act(() => send(markNoShow, { params: { id: '1' }, body: { version: 1 } }).catch(() => undefined));
  expect(api.sentTo('POST /staff/desk/appointments/1/no-show')[0]?.headers['phial-account']).toBe(
    sampleAccount().accountId,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Somebody else has signed in' }));
  expect(dialog.getByText(/To continue as Sample Manager, sign in again/)).toBeDefined();
  await dialog.findByRole('button', { name: 'Leave this page' });
  // Together with the form above it, which would move it from under the pointer.
  expect(dialog.getByRole('button', { name: 'Sign in' })).toBeDefined();
  expect((await note()).value).toBe('half a word');
  expect(currentNotices().toasts).toEqual([]);
});

describe('another tab of the browser', () => {
  const tab = new BroadcastChannel('phial-session');
  afterAll(() => tab.close());
  const hear = (news: string | null) => tab.postMessage(news);
  const OTHER = '1d0c0f7e-77f4-4f52-9a2b-0e7f0c2f4b11';

  test('is notified of sign-in and sign-out', async () => {
    const heard: unknown[] = [];
    tab.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
    sessionOpened(sampleAccount());
    sessionOpened(sampleAccount({ outstanding: 'second-factor' }));
    signedOut();
    await waitFor(() => expect(heard.slice(-2)).toEqual([sampleAccount().accountId, null]));
  });

  test('closes the page for another account, and reopens it for the same one', async () => {
    api.answer({ ...HELD, [SESSION]: () => ({ code: 200, msg: '', data: sampleAccount() }) });
    show();
    await userEvent.type(await note(), 'half a word');
    hear(sampleAccount().accountId);
    hear(OTHER);
    expect(await screen.findByRole('dialog', { name: 'Somebody else has signed in' })).toBeDefined();
    expect((await note()).value).toBe('half a word');
    hear(sampleAccount().accountId);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await note()).value).toBe('half a word');
  });

  test('clears the screen on a sign-out', async () => {
    api.answer({ ...HELD, [SESSION]: () => ({ code: 200, msg: '', data: sampleAccount() }) });
    show();
    await note();
    hear(null);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull());
  });
});

describe('signing out', () => {
  const OPEN = { ...HELD, [SESSION]: () => ({ code: 200, msg: '', data: sampleAccount() }) };
  const pageIsGone = () => waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull());

  test('clears the screen', async () => {
    api.answer({
      ...OPEN,
      'DELETE /staff/session': () => ({ code: 200, msg: '', data: { providerAddress: null } }),
    });
    show();
    await note();
    await act(() => signOut());
    await pageIsGone();
    expect(screen.queryByText('Signing you out')).toBeNull();
  });

  test('shows no page while the call is pending', async () => {
    const answered = Promise.withResolvers<{ code: number; msg: string; data: { providerAddress: null } }>();
    api.answer({ ...OPEN, 'DELETE /staff/session': () => answered.promise });
    show();
    await note();
    act(() => void signOut().catch(() => undefined));
    await pageIsGone();
    expect(await screen.findByText('Signing you out')).toBeDefined();
    answered.resolve({ code: 200, msg: '', data: { providerAddress: null } });
    await waitFor(() => expect(screen.queryByText('Signing you out')).toBeNull());
  });

  test('restores the page with the reason when the server failed', async () => {
    api.answer({ ...OPEN, 'DELETE /staff/session': () => ({ code: 500, msg: 'Out of order' }) });
    show();
    await note();
    await act(() => signOut().catch(() => undefined));
    expect(await note()).toBeDefined();
    expect(currentNotices().toasts).toMatchObject([{ text: 'Out of order' }]);
  });

  test('signs out silently in every tab when the session is already over', async () => {
    const tab = new BroadcastChannel('phial-session');
    const heard: unknown[] = [];
    tab.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
    api.answer({ ...OPEN, 'DELETE /staff/session': nobody });
    show();
    await note();
    await act(() => signOut().catch(() => undefined));
    await pageIsGone();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentNotices().toasts).toEqual([]);
    await waitFor(() => expect(heard.at(-1)).toBeNull());
    tab.close();
  });
});
