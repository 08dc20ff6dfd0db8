// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedOut } from '../session/session.ts';
import { answeringSite } from '../testing/answering-site.ts';
import { openSite } from '../testing/open-site.tsx';

const PENDING = 'GET /staff/accounts/pending';
const api = await answeringSite(signedOut);
const done = (data: unknown) => ({ code: 200, msg: '', data });

const open = (role: 'administrator' | 'manager') =>
  openSite(api, '/my-account', { account: { role }, answers: { [PENDING]: () => done({ pending: 2 }) } });

test('the menu of an administrator says how many requests for an account wait', async () => {
  await open('administrator');
  expect(await screen.findByRole('link', { name: 'Accounts 2 requests wait' })).toBeTruthy();
});

test('the menu of others does not ask', async () => {
  await open('manager');
  expect(api.sentTo(PENDING)).toEqual([]);
});
