// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { ReportEmails } from '@phial/contract/reports/report-emails';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../../testing/answering-site.ts';
import { openSite } from '../../../testing/open-site.tsx';

const READ = 'GET /doctor/report-emails';
const CHOOSE = 'PUT /doctor/report-emails';
const ok = (data: unknown) => ({ code: 200, msg: '', data });
const api = await answeringSite();

const open = (emails: ReportEmails, role: 'doctor' | 'manager' = 'doctor') =>
  openSite(api, '/my-account', {
    account: { role, login: 'ho@clinic.example' },
    answers: {
      'GET /staff/sessions': () => ok([]),
      [READ]: () => ok(emails),
      [CHOOSE]: () => ok({ reports: 'critical', reach: 'email' }),
    },
  });

test('a doctor chooses to be written to about critical results alone, which cannot be switched off', async () => {
  await open({ reports: 'all', reach: 'email' });
  await screen.findByText(/we write to ho@clinic\.example/);
  screen.getByText(/e-mails about critical results cannot be switched off/);
  const all = screen.getByRole('radio', { name: 'Every new report and newer version' });
  expect((all as HTMLInputElement).checked).toBe(true);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(screen.getByRole('radio', { name: /^Only critical results/ }));
  expect(api.sentTo(CHOOSE)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your choice has been saved');
  expect(api.sentTo(CHOOSE).map(({ body }) => body)).toEqual([{ reports: 'critical' }]);
});

test.each([
  ['no-address', /login is not an e-mail address/],
  ['no-mail-server', /sends no e-mails at present/],
] as const)('a doctor whom no e-mail reaches learns why: %s', async (reach, words) => {
  await open({ reports: 'all', reach });
  await screen.findByText(words);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('whoever is no doctor has nothing to choose', async () => {
  await open({ reports: 'all', reach: 'email' }, 'manager');
  await screen.findByRole('heading', { name: 'Where you are signed in' });
  expect(screen.queryByRole('heading', { name: 'E-mails about reports' })).toBeNull();
  expect(api.sentTo(READ)).toEqual([]);
});
