// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { IdentityProvider } from '@phial/contract/staff/identity-provider';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedOut } from '../../session/session.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const READ = 'GET /staff/identity-provider';
const CHANGE = 'PUT /staff/identity-provider';
const TEST = 'POST /staff/identity-provider/test';

const BLANK: IdentityProvider = {
  enabled: false,
  issuer: '',
  clientId: '',
  scopes: 'openid profile email',
  button: { tw: '以機構帳戶登入', zh: '使用机构账户登录', en: 'Sign in with your work account' },
  groupsClaim: 'groups',
  nameClaim: 'name',
  mapping: [],
  hasSecret: false,
  redirectAddress: 'https://lab.example/api/staff/session/provider/callback',
  logoutAddress: 'https://lab.example/api/staff/session/provider/logout',
  version: 0,
};
const STORED: IdentityProvider = {
  ...BLANK,
  enabled: true,
  issuer: 'https://login.lab.example',
  clientId: 'phial',
  hasSecret: true,
  mapping: [{ group: 'it', role: 'administrator', servicePoints: { all: false, ids: [] } }],
  version: 3,
};

const api = await answeringSite(signedOut);

const ok = (data: unknown) => () => ({ code: 200, data });
const open = (
  settings: IdentityProvider,
  answers: Parameters<typeof api.answer>[0] = {},
  signInMethods: ('password' | 'provider')[] = ['password'],
) =>
  openSite(api, '/identity-provider', {
    account: { role: 'administrator', signInMethods },
    answers: {
      [READ]: ok(settings),
      'GET /staff/content/service-points': ok([
        { servPtId: 'central', body: { name: { tw: '中環', zh: '中环', en: 'Central' } } },
      ]),
      ...answers,
    },
  });
const type = async (label: string, text: string) => {
  const box = await screen.findByLabelText(label);
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('names each field that is missing, and sends nothing', async () => {
  await open(BLANK);
  expect(await screen.findByText(BLANK.redirectAddress)).toBeDefined();
  await type('Scopes', 'profile');
  await press('Add a group');
  await press('Save');
  for (const text of [
    'Please enter the issuer, an address beginning with https',
    'Please enter the client ID, up to 200 characters',
    'Please enter the scopes, with “openid” among them',
    'Please enter the name of group 1, up to 200 characters',
    'Please enter your password',
  ]) {
    const link = screen.getByRole('link', { name: text });
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
    expect(screen.getAllByText(text).length).toBeGreaterThan(1);
  }
  await userEvent.type(screen.getByLabelText('Group'), 'counter');
  expect(
    screen.getByRole('link', {
      name: 'Please choose at least one service point for group 1, or all of them',
    }),
  ).toBeDefined();
  expect(api.sentTo(CHANGE)).toEqual([]);
});

test('saves the settings with the groups, and clears the secret', async () => {
  await open(BLANK, { [CHANGE]: ok(STORED) });
  await type('Issuer', ' https://login.lab.example ');
  await type('Client ID', 'phial');
  await type('Client secret', 'hush');
  await userEvent.click(screen.getByLabelText('Offer it on the sign-in page'));
  await press('Add a group');
  await userEvent.type(screen.getByLabelText('Group'), 'counter-central');
  await userEvent.click(await screen.findByLabelText('Central'));
  await press('Add a group');
  const second = within(screen.getByRole('listitem', { name: 'Group 2' }));
  await userEvent.type(second.getByLabelText('Group'), 'it');
  await userEvent.selectOptions(second.getByLabelText('Role'), 'administrator');
  await type('Your own password', 'own');
  await press('Save');
  expect(await screen.findByText('The settings are saved')).toBeDefined();
  expect(api.sentTo(CHANGE)[0]?.body).toMatchObject({
    enabled: true,
    issuer: 'https://login.lab.example',
    clientSecret: 'hush',
    mapping: [
      { group: 'counter-central', role: 'counter', servicePoints: { all: false, ids: ['central'] } },
      { group: 'it', role: 'administrator', servicePoints: { all: false, ids: [] } },
    ],
    version: 0,
    ownPassword: 'own',
  });
  expect(screen.getByLabelText<HTMLInputElement>('Client secret').value).toBe('');
  expect(screen.queryByDisplayValue('hush')).toBeNull();
});

test('keeps the stored secret unless another one is typed, or it is removed', async () => {
  await open(STORED, { [CHANGE]: ok(STORED) });
  await type('Your own password', 'own');
  await press('Save');
  await waitFor(() => expect(api.sentTo(CHANGE)).toHaveLength(1));
  expect(api.sentTo(CHANGE)[0]?.body).not.toHaveProperty('clientSecret');
  await userEvent.click(await screen.findByLabelText('Remove the stored secret'));
  expect(screen.queryByLabelText('Client secret')).toBeNull();
  await type('Your own password', 'own');
  await press('Save');
  await waitFor(() => expect(api.sentTo(CHANGE)).toHaveLength(2));
  expect(api.sentTo(CHANGE)[1]?.body).toMatchObject({ clientSecret: null });
});

test('says what a test of the issuer has found, and no longer once another one is typed', async () => {
  let problem: string | null = 'other-issuer';
  await open(STORED, {
    [TEST]: () => ({ code: 200, data: { problem, signOut: true, backChannelLogout: false } }),
  });
  await screen.findByDisplayValue('https://login.lab.example');
  await press('Test the issuer');
  expect((await screen.findByText(/gives another issuer/)).closest('[role=alert]')).toBeTruthy();
  problem = null;
  await press('Test the issuer');
  expect(await screen.findByText('The provider can be reached and is suitable.')).toBeDefined();
  expect(screen.getByText('Signing out here signs out there as well.')).toBeDefined();
  expect(screen.getByText(/cannot end sign-ins here/)).toBeDefined();
  await type('Issuer', 'https://other.example');
  expect(screen.queryByText('The provider can be reached and is suitable.')).toBeNull();
});

test('keeps what was typed where somebody else was faster, and saves it on request', async () => {
  let conflicts = 1;
  await open(STORED, {
    [CHANGE]: () =>
      conflicts-- > 0
        ? {
            code: 409,
            msg: 'Changed',
            error: 'version-conflict',
            data: { provider: { ...STORED, version: 7 } },
          }
        : { code: 200, data: { ...STORED, version: 8 } },
  });
  await type('Client ID', 'mine');
  await type('Your own password', 'own');
  await press('Save');
  expect(await screen.findByText('Somebody else has changed these settings')).toBeDefined();
  expect(screen.getByDisplayValue('mine')).toBeDefined();
  await press('Save mine all the same');
  await waitFor(() => expect(api.sentTo(CHANGE)).toHaveLength(2));
  expect(api.sentTo(CHANGE)[1]?.body).toMatchObject({ clientId: 'mine', version: 7 });
});

test('asks an administrator of the provider to confirm there instead of a password', async () => {
  await open(STORED, { [CHANGE]: ok(STORED) }, ['provider']);
  expect(await screen.findByRole('button', { name: 'Confirm with your work account' })).toBeDefined();
  expect(screen.queryByLabelText('Your own password')).toBeNull();
  const channel = new BroadcastChannel('phial-confirmation');
  channel.postMessage('confirmed');
  channel.close();
  expect((await screen.findByText(/Confirmed\. You can go on/)).getAttribute('role')).toBe('status');
  await press('Save');
  await waitFor(() => expect(api.sentTo(CHANGE)).toHaveLength(1));
  expect(api.sentTo(CHANGE)[0]?.body).not.toHaveProperty('ownPassword');
});
