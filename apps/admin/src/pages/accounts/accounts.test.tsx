// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { Account } from '@phial/contract/staff/account';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedOut } from '../../session/session.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const SEARCH = 'POST /staff/accounts/search';
const ANNE: Account = {
  accountId: '3f0a7c1e-0d7d-4b53-9d05-5f6c1d6f3a11',
  login: 'anne@lab.example',
  displayName: 'Anne',
  practice: '',
  telephone: '',
  registrationNumber: '',
  role: 'counter',
  state: 'ACTIVE',
  mustChangePassword: false,
  secondFactor: false,
  servicePoints: { all: true, ids: [] },
  passkeys: 0,
  signInMethods: ['password'],
  language: 'tw',
  invitation: null,
  createdAt: '2026-03-02T01:00:00.000Z',
  version: 3,
};
const LEE: Account = { ...ANNE, accountId: ANNE.accountId.replace('3f', '4f'), displayName: 'Lee' };

const api = await answeringSite(signedOut);

const found = (...accounts: Account[]) => ({ code: 200, data: { total: accounts.length, accounts } });
const open = (answers: Parameters<typeof api.answer>[0] = {}, ...accounts: Account[]) =>
  openSite(api, '/accounts', {
    account: { role: 'administrator' },
    answers: { [SEARCH]: () => found(...accounts), ...answers },
  });

async function openAccount(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Open ${name}` }));
  return within(screen.getByRole('dialog'));
}

test('a list that does not load can be retried; an empty one says so', async () => {
  // Not by count: the page may ask more than once before it shows an answer.
  let down = true;
  await open({ [SEARCH]: () => (down ? { code: 500, msg: 'down' } : found()) });
  expect(await screen.findByText('The accounts could not be loaded')).toBeDefined();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There are no accounts.')).toBeDefined();
});

test('requires service points of new counter staff, and sends those that are ticked', async () => {
  const CREATE = 'POST /staff/accounts';
  const name = { tw: '中環', zh: '中环', en: 'Central' };
  await open({
    [CREATE]: () => ({ code: 409, msg: 'Taken' }),
    'GET /staff/content/service-points': () => ({
      code: 200,
      data: [{ servPtId: 'central', body: { name } }],
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'New account' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText('Login'), 'may@lab.example');
  await userEvent.type(dialog.getByLabelText('Name'), 'May');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(dialog.getByRole('link', { name: /at least one service point/ })).toBeDefined();
  expect(api.sentTo(CREATE)).toEqual([]);
  await userEvent.click(await dialog.findByLabelText('Central'));
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('Taken')).toBeDefined();
  expect(api.sentTo(CREATE)[0]?.body).toMatchObject({ servicePoints: { all: false, ids: ['central'] } });
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'manager');
  expect(dialog.queryByLabelText('Central')).toBeNull();
});

test('requires the own password to create an administrator, but not for others', async () => {
  const CREATE = 'POST /staff/accounts';
  await open({ [CREATE]: () => ({ code: 422, msg: 'The present password is not right.' }) });
  await userEvent.click(screen.getByRole('button', { name: 'New account' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText('Login'), 'may@lab.example');
  await userEvent.type(dialog.getByLabelText('Name'), 'May');
  expect(dialog.queryByLabelText('Your own password')).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'administrator');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(dialog.getByRole('link', { name: 'Please enter your password' })).toBeDefined();
  expect(api.sentTo(CREATE)).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Your own password'), 'not right');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('The present password is not right.')).toBeDefined();
  const body = { login: 'may@lab.example', displayName: 'May', language: 'en' };
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'manager');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(api.sentTo(CREATE).map((call) => call.body)).toEqual([
      { ...body, role: 'administrator', ownPassword: 'not right' },
      { ...body, role: 'manager' },
    ]),
  );
});

test('while an account is created the dialog stays, and its password is not lost', async () => {
  const answer = Promise.withResolvers<void>();
  await open({
    'POST /staff/accounts': async () => {
      await answer.promise;
      return { code: 200, data: { account: ANNE, password: 'abcd-efgh' } };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'New account' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.type(await within(dialog).findByLabelText('Login'), 'may@lab.example');
  await userEvent.type(within(dialog).getByLabelText('Name'), 'May');
  await userEvent.click(within(dialog).getByLabelText('All service points'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(api.sentTo('POST /staff/accounts')).toHaveLength(1));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(dialog.isConnected).toBe(true);
  answer.resolve();
  expect(await screen.findByText('abcd-efgh')).toBeDefined();
});

test("requires it to promote somebody, and to reset an administrator's password", async () => {
  const promote = `PATCH /staff/accounts/${ANNE.accountId}`;
  const reset = `POST /staff/accounts/${LEE.accountId}/password`;
  const administrator = { ...LEE, role: 'administrator' as const };
  await open(
    {
      [promote]: () => ({ code: 200, data: { ...ANNE, role: 'administrator', version: 4 } }),
      [reset]: () => ({ code: 200, data: { account: administrator, password: 'abcd-efgh' } }),
    },
    ANNE,
    administrator,
  );
  let dialog = await openAccount('Anne');
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'administrator');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please enter your password')).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Your own password'), 'own');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.sentTo(promote)[0]?.body).toEqual({ version: 3, role: 'administrator', ownPassword: 'own' }),
  );
  await waitFor(() => expect(dialog.queryByLabelText('Your own password')).toBeNull());
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));

  dialog = await openAccount('Lee');
  await userEvent.click(dialog.getByRole('button', { name: 'Reset the password' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, do it' }));
  expect(api.sentTo(reset)).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Your own password'), 'own');
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, do it' }));
  expect(await screen.findByText('abcd-efgh')).toBeDefined();
  expect(api.sentTo(reset)[0]?.body).toEqual({ version: 3, ownPassword: 'own' });
});

test('asks before disabling an account, without a password', async () => {
  const disable = `PATCH /staff/accounts/${ANNE.accountId}`;
  await open({ [disable]: () => ({ code: 200, data: { ...ANNE, state: 'DISABLED', version: 4 } }) }, ANNE);
  const dialog = await openAccount('Anne');
  await userEvent.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(dialog.getByText(/signed out at once/)).toBeDefined();
  expect(api.sentTo(disable)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, do it' }));
  expect(await dialog.findByRole('button', { name: 'Enable' })).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Yes, do it' })).toBeNull();
  expect(api.sentTo(disable)[0]?.body).toEqual({ version: 3, state: 'DISABLED' });
});

test('invites by e-mail where the laboratory sends it, and otherwise passes a password on', async () => {
  const INVITE = 'POST /staff/accounts/invitations';
  await open({
    [INVITE]: () => ({ code: 200, data: { ...ANNE, invitation: 'QUEUED' } }),
    'POST /staff/accounts': () => ({ code: 200, data: { account: ANNE, password: 'abcd-efgh' } }),
    'GET /staff/password-reset': () => ({ code: 200, data: { byEmail: true } }),
  });
  const fill = async (login: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'New account' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('Login'), login);
    await userEvent.type(dialog.getByLabelText('Name'), 'May');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'manager');
    await userEvent.selectOptions(dialog.getByLabelText('Language of e-mails'), 'zh');
    return dialog;
  };
  let dialog = await fill('may');
  await userEvent.click(dialog.getByRole('button', { name: 'Create and invite' }));
  expect(dialog.getByRole('link', { name: /enter an e-mail address as the login/ })).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Login'), '@lab.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Create and invite' }));
  expect(await screen.findByText(/The invitation to .* is on its way/)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.sentTo(INVITE)[0]?.body).toEqual({
    login: 'may@lab.example',
    displayName: 'May',
    role: 'manager',
    language: 'zh',
  });

  dialog = await fill('counter.one');
  await userEvent.click(dialog.getByLabelText(/Send an invitation by e-mail/));
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('abcd-efgh')).toBeDefined();
});

test('sends an invitation again, and withdraws it', async () => {
  const INVITATION = `/staff/accounts/${ANNE.accountId}/invitation`;
  const invited = { ...ANNE, invitation: 'SENT' as const };
  await open(
    {
      [`POST ${INVITATION}`]: () => ({ code: 200, data: invited }),
      [`DELETE ${INVITATION}`]: () => ({ code: 200, data: { ...invited, invitation: 'WITHDRAWN' } }),
    },
    invited,
  );
  expect(await screen.findByText('Invited')).toBeDefined();
  for (const [name, method] of [
    ['Send the invitation again', 'POST'],
    ['Withdraw the invitation', 'DELETE'],
  ]) {
    const dialog = await openAccount('Anne');
    expect(dialog.getByText(/has been sent\. No password/)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: name ?? '' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, do it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sentTo(`${method} ${INVITATION}`)[0]?.body).toEqual({ version: 3 });
  }
});

test('links an account to a person at the provider, which needs its identifier', async () => {
  const LINK = `PUT /staff/accounts/${ANNE.accountId}/identity`;
  await open(
    {
      'GET /staff/identity-provider': () => ({ code: 200, data: { version: 2 } }),
      [LINK]: () => ({ code: 200, data: { ...ANNE, signInMethods: ['provider'], version: 4 } }),
    },
    ANNE,
  );
  const dialog = await openAccount('Anne');
  await userEvent.click(await dialog.findByRole('button', { name: 'Link to a work account' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Link' }));
  expect(dialog.getByRole('link', { name: /enter the identifier/ })).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Identifier at the provider (sub)'), ' 2482 ');
  await userEvent.click(dialog.getByRole('button', { name: 'Link' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo(LINK)[0]?.body).toEqual({ version: 3, subject: '2482' });
});
