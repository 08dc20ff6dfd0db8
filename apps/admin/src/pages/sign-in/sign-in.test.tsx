// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { readDeskSummary } from '@phial/contract/calls/desk';
import type { SignedInAccount } from '@phial/contract/staff/account';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { send } from '../../api-client/client.ts';
import { App } from '../../app.tsx';
import { findSession } from '../../session/api.ts';
import { signedOut } from '../../session/session.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';
import { sampleAccount } from '../../testing/sample-account.ts';

const api = await answeringSite(signedOut);

const done = (data: unknown) => () => ({ code: 200, msg: '', data });
const over = () => ({ code: 301, msg: 'Please sign in', error: 'login-expired' });
const me = (outstanding: SignedInAccount['outstanding'] = null) =>
  sampleAccount({ role: 'counter', secondFactor: true, outstanding });

async function fill(scope: Pick<typeof screen, 'getByLabelText'>, label: string, text: string) {
  await userEvent.type(scope.getByLabelText(label), text);
}

test('keeps what was typed when the session ends, until the next sign-in', async () => {
  await openSite(api, '/my-account', {
    account: me(),
    answers: { 'GET /staff/sessions': done([]) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
  await fill(screen, 'New password', 'typed before the end');

  api.answer({
    'GET /staff/desk/summary': over,
    'GET /staff/session': done(me()),
    'GET /staff/sessions': done([]),
    'POST /staff/session': done(me('second-factor')),
    'POST /staff/session/totp': done(me()),
  });
  await act(async () => {
    await send(readDeskSummary).catch(() => undefined);
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Your sign-in has ended' }));
  expect((await dialog.findByLabelText<HTMLInputElement>('Login')).value).toBe('sample.manager');
  await fill(dialog, 'Password', 'right');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  await dialog.findByLabelText('Six digits');
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('typed before the end');
  await fill(dialog, 'Six digits', '12 34 56');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByText('Your sign-in has ended')).toBeNull());
  expect(api.sentTo('POST /staff/session/totp')[0]?.body).toEqual({ totp: '123456' });
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('typed before the end');
});

test('a forced new password does not ask for the one just typed', async () => {
  api.answer({
    'POST /user/isLogin': done({ login: false, session: false }),
    'POST /staff/session': done(me('new-password')),
    'PATCH /user/changePassword': done(null),
  });
  void findSession();
  render(
    <MemoryRouter initialEntries={['/my-account']}>
      <App />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Sign in' });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('link', { name: 'Please enter your login' })).toBeTruthy();
  expect(api.sentTo('POST /staff/session')).toHaveLength(0);
  await fill(screen, 'Login', 'may');
  await fill(screen, 'Password', 'given-once');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Choose your own password' });
  await fill(screen, 'New password', 'short');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(screen.getByRole('link', { name: 'Please choose 12 to 128 characters' })).toBeTruthy();
  await fill(screen, 'New password', ' and then longer');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() =>
    expect(api.sentTo('PATCH /user/changePassword')[0]?.body).toEqual({
      oldPassword: 'given-once',
      newPassword: 'short and then longer',
    }),
  );
});

test('hides a password, lets it be pasted, and tells password managers which one it is', async () => {
  await openSite(api, '/my-account', {
    account: me(),
    answers: { 'GET /staff/sessions': done([]) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
  const fields = [
    ['Current password', 'current-password'],
    ['New password', 'new-password'],
  ] as const;
  for (const [label, kind] of fields) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect([field.type, field.autocomplete]).toEqual(['password', kind]);
    await userEvent.click(field);
    await userEvent.paste('from a password manager');
    expect(field.value).toBe('from a password manager');
  }
});
