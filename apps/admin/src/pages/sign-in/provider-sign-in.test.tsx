// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { App } from '../../app.tsx';
import { findSession } from '../../session/api.ts';
import { signedOut } from '../../session/session.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const api = await answeringSite(signedOut);

const ok = (data: unknown) => () => ({ code: 200, msg: '', data });
const BUTTON = { tw: '以機構帳戶登入', zh: '使用机构账户登录', en: 'Sign in with the hospital' };
const METHODS = [
  { kind: 'provider', button: BUTTON },
  { kind: 'password', button: null },
];

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

function openSignIn(address: string, answers: Parameters<typeof api.answer>[0] = {}) {
  api.answer({
    'POST /user/isLogin': ok({ login: false, session: false }),
    'GET /staff/sign-in-methods': ok(METHODS),
    ...answers,
  });
  void findSession();
  render(
    <MemoryRouter initialEntries={[address]}>
      <App />
      <Address />
    </MemoryRouter>,
  );
}

test("offers the provider's button before login and password, and none without a provider", async () => {
  openSignIn('/accounts', {
    'POST /staff/session/provider': () => ({ code: 503, msg: 'Not now', error: 'provider-unavailable' }),
  });
  const button = await screen.findByRole('button', { name: BUTTON.en });
  const login = screen.getByLabelText('Login');
  expect(button.compareDocumentPosition(login) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(button);
  expect((await screen.findByText('Not now')).closest('[role=alert]')).toBeTruthy();
  expect(api.sentTo('POST /staff/session/provider')[0]?.body).toEqual({ returnPath: '/accounts' });
});

test('shows the form alone where there is no provider', async () => {
  openSignIn('/', { 'GET /staff/sign-in-methods': ok([METHODS[1]]) });
  await screen.findByLabelText('Login');
  await waitFor(() => expect(api.sentTo('GET /staff/sign-in-methods')).toHaveLength(1));
  expect(screen.queryByText('Or with a login of this site:')).toBeNull();
});

test.each([
  ['failed', 'The sign-in did not succeed'],
  ['expired', 'The sign-in took too long'],
  ['no-access', 'Your work account may not sign in here'],
  ['unavailable', 'The sign-in of your organisation cannot be reached'],
])('says once that a visit to the provider ended as %s, with the focus there', async (outcome, title) => {
  openSignIn(`/accounts?signIn=${outcome}`);
  const notice = await screen.findByRole('group', { name: title });
  await waitFor(() => expect(document.activeElement).toBe(notice));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/accounts'));
  expect(screen.getByLabelText('Login')).toBeDefined();
});

test('ignores an outcome that it does not know', async () => {
  openSignIn('/?signIn=%3Cscript%3E');
  await screen.findByLabelText('Login');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'));
  expect(document.activeElement).toBe(screen.getByLabelText('Login'));
});

test('says on the page of somebody signed in that a confirmation succeeded, and notifies other windows', async () => {
  const channel = new BroadcastChannel('phial-confirmation');
  const heard = new Promise((resolve) => channel.addEventListener('message', resolve));
  await openSite(api, '/my-account?signIn=confirmed', {
    account: { signInMethods: ['provider'] },
    answers: { 'GET /staff/sessions': ok([]) },
  });
  expect(await screen.findByRole('group', { name: 'You have confirmed that it is you' })).toBeDefined();
  await heard;
  channel.close();
});

test('shows an account of the provider neither password nor second factor nor passkeys', async () => {
  await openSite(api, '/my-account', {
    account: { role: 'doctor', signInMethods: ['provider'] },
    answers: { 'GET /staff/sessions': ok([]) },
  });
  expect(await screen.findByText(/You sign in with your work account/)).toBeDefined();
  for (const name of ['Change the password', 'Turn on the second factor', 'Delete my account']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(await screen.findByRole('button', { name: 'Sign out everywhere' })).toBeDefined();
});
