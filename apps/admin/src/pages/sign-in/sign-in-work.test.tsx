// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import { EASY_CHALLENGE } from '@phial/browser/testing/easy-challenge';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { App } from '../../app.tsx';
import { findSession } from '../../session/api.ts';
import { signedOut } from '../../session/session.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { sampleAccount } from '../../testing/sample-account.ts';

const api = await answeringSite(signedOut);

const ASKED = { code: 403, msg: 'A short check is needed', error: 'work-required' };
const done = (data: unknown) => ({ code: 200, msg: '', data });
const challenge = () => done({ challenge: EASY_CHALLENGE, secondsLeft: 600 });
const hasWork = ({ body }: { body: unknown }) => 'work' in (body as object);

/** Types a login and a password and sends them; the first attempt without work is refused. */
async function signIn(answers: Parameters<typeof api.answer>[0] = {}) {
  api.answer({
    'POST /user/isLogin': () => done({ login: false, session: false }),
    'POST /staff/session': (call) =>
      hasWork(call) ? done(sampleAccount({ outstanding: 'second-factor' })) : ASKED,
    'GET /auth/work': challenge,
    ...answers,
  });
  void findSession();
  render(
    <MemoryRouter>
      <App />
    </MemoryRouter>,
  );
  await userEvent.type(await screen.findByLabelText('Login'), 'may');
  await userEvent.type(screen.getByLabelText('Password'), 'right');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

const bar = () => screen.queryByRole('progressbar', { name: 'Progress of the check' });

test('signs in with proof of work, which is announced, while many guess', async () => {
  const asked = Promise.withResolvers<void>();
  await signIn({
    'GET /auth/work': async ({ query }) => {
      expect(query.get('purpose')).toBe('sign-in');
      await asked.promise;
      return challenge();
    },
  });
  await waitFor(() => expect(bar()).toBeTruthy());
  expect(screen.getByText(/short check first/).getAttribute('role')).toBe('status');
  expect(screen.queryByText(ASKED.msg)).toBeNull();
  await act(async () => asked.resolve());
  expect(await screen.findByLabelText('Six digits')).toBeTruthy();
  const [first, second] = api.sentTo('POST /staff/session').map(({ body }) => body as { work?: string });
  expect(first).toEqual({ login: 'may', password: 'right' });
  const { work = '', ...rest } = second ?? {};
  expect(rest).toEqual({ login: 'may', password: 'right' });
  expect(JSON.parse(atob(work)).solution).toMatchObject({ counter: 0 });
});

test('the work can be cancelled, and what was typed stays', async () => {
  const asked = Promise.withResolvers<void>();
  await signIn({
    'GET /auth/work': async () => {
      await asked.promise;
      return challenge();
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await act(async () => asked.resolve());
  expect(bar()).toBeNull();
  expect(screen.queryByText(/short check/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('right');
  expect(document.activeElement).toBe(screen.getByLabelText('Login'));
  expect(api.sentTo('POST /staff/session')).toHaveLength(1);

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByLabelText('Six digits')).toBeTruthy();
});

test('repeats work that no longer counts', async () => {
  let refusals = 2;
  await signIn({
    'POST /staff/session': () => {
      refusals -= 1;
      return refusals >= 0 ? ASKED : done(sampleAccount({ outstanding: 'second-factor' }));
    },
  });
  expect(await screen.findByLabelText('Six digits')).toBeTruthy();
  expect(api.sentTo('GET /auth/work')).toHaveLength(2);
  expect(api.sentTo('POST /staff/session')).toHaveLength(3);
});

test("shows the server's message when work never counts", async () => {
  await signIn({ 'POST /staff/session': () => ASKED });
  expect((await screen.findByText('A short check is needed')).closest('[role=alert]')).toBeTruthy();
  expect(api.sentTo('POST /staff/session')).toHaveLength(3);
  expect(bar()).toBeNull();
  expect(screen.queryByText(/check is done/)).toBeNull();
});

test('reports a wrong password after the work, and clears the work', async () => {
  await signIn({
    'POST /staff/session': (call) =>
      hasWork(call) ? { code: 422, msg: 'The login or password is incorrect', error: 'login-wrong' } : ASKED,
  });
  expect(
    (await screen.findByText('The login or password is incorrect')).closest('[role=alert]'),
  ).toBeTruthy();
  expect(screen.queryByText(/check is done/)).toBeNull();
});

test('reports an unsolvable challenge, and allows another attempt', async () => {
  const { parameters } = EASY_CHALLENGE;
  const unknown = { ...EASY_CHALLENGE, parameters: { ...parameters, cost: 3 } };
  await signIn({ 'GET /auth/work': () => done({ challenge: unknown, secondsLeft: 600 }) });
  expect((await screen.findByText(/could not be finished/)).getAttribute('role')).toBe('status');
  api.answer({ 'POST /staff/session': () => done(sampleAccount({ outstanding: 'second-factor' })) });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByLabelText('Six digits')).toBeTruthy();
});

test("shows the server's message for a refused challenge", async () => {
  await signIn({ 'GET /auth/work': () => ({ code: 503, msg: 'The server is busy', error: 'busy' }) });
  expect((await screen.findByText('The server is busy')).closest('[role=alert]')).toBeTruthy();
  expect(screen.queryByText(/could not be finished/)).toBeNull();
});
