// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import { EASY_CHALLENGE } from '@phial/browser/testing/easy-challenge';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { App } from '../../app.tsx';
import { findSession } from '../../session/api.ts';
import { signedOut } from '../../session/session.ts';
import { answeringSite } from '../../testing/answering-site.ts';

const api = await answeringSite(signedOut);

const done = (data: unknown) => ({ code: 200, msg: '', data });
const EARNED = { uuid: 'earned-1', captcha: 'W4RK' };

async function open(answers: Parameters<typeof api.answer>[0]) {
  api.answer({
    'POST /user/isLogin': () => done({ login: false, session: false }),
    'GET /auth/code': () => done({ uuid: 'uuid-1', img: 'data:image/png;base64,1' }),
    'GET /auth/work': () => done({ challenge: EASY_CHALLENGE, secondsLeft: 600 }),
    'POST /auth/work': () => done(EARNED),
    ...answers,
  });
  void findSession();
  render(
    <MemoryRouter initialEntries={['/register']}>
      <App />
    </MemoryRouter>,
  );
  await screen.findByRole('img');
}

const code = () => screen.getByLabelText<HTMLInputElement>('Verification code');
const withoutPicture = () => screen.getByRole('button', { name: 'Continue without the picture' });

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Login'), 'dr.chan@clinic.example');
  await userEvent.type(screen.getByLabelText('Name'), 'Chan Tai Man');
  await userEvent.type(screen.getByLabelText('Practice'), 'Marker Clinic');
  await userEvent.type(screen.getByLabelText('Telephone of the practice'), '2345 6789');
  await userEvent.type(screen.getByLabelText('Registration number'), 'M00000');
  await userEvent.type(screen.getByLabelText('New password'), 'four small glass phials');
}

test('a doctor who cannot read the picture requests an account without it', async () => {
  await open({ 'POST /user/reg': () => done(null) });
  await fillIn();
  await userEvent.click(withoutPicture());
  await waitFor(() => expect(code().value).toBe('W4RK'));
  expect(screen.getByText(/The code has been filled in/).getAttribute('role')).toBe('status');
  await userEvent.click(screen.getByRole('button', { name: 'Send the request' }));
  const notice = await screen.findByRole('group', { name: 'Your request has been sent' });
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(api.sentTo('POST /user/reg')[0]?.body).toMatchObject({
    ...EARNED,
    practice: 'Marker Clinic',
    telephone: '2345 6789',
    registrationNumber: 'M00000',
  });
});

test('a refused request loads a new picture and drops the earned code', async () => {
  await open({ 'POST /user/reg': () => ({ code: 422, msg: 'Too common', error: 'password-common' }) });
  await fillIn();
  await userEvent.click(withoutPicture());
  await waitFor(() => expect(code().value).toBe('W4RK'));
  await userEvent.click(screen.getByRole('button', { name: 'Send the request' }));
  await screen.findByText('Too common');
  await screen.findByText(/This is a new picture/);
  expect(code().value).toBe('');
  expect(await screen.findByRole('img')).toBeTruthy();
});
