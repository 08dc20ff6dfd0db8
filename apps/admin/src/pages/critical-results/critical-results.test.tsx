// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { OverdueResult } from '@phial/contract/reports/critical-result';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const LIST = 'GET /staff/critical-results';
const ok = (data: unknown) => ({ code: 200, msg: '', data });
const api = await answeringSite();

const RESULT: OverdueResult = {
  reportId: '7d1f8b1e-0000-4000-8000-0000000000b1',
  version: 2,
  reportNumber: 'R-1',
  orderNumber: 'HD-K22HPKWW',
  doctorName: 'Dr Marker',
  practice: 'Marker Clinic',
  telephone: '2345 6789',
  filedAt: '2026-03-01T08:00:00.000Z',
  minutesWaiting: 125,
  email: { outcome: 'sent', sentAt: '2026-03-01T08:00:05.000Z' },
  calls: [],
};

test('lists whom to telephone, counts them in the menu, and records a call once by an id of its own', async () => {
  let calls: OverdueResult['calls'] = [];
  const path = `/staff/critical-results/${RESULT.reportId}/calls/`;
  await openSite(api, '/critical-results', {
    answers: {
      [LIST]: () => ok({ afterMinutes: 60, results: [{ ...RESULT, calls }] }),
      [`PUT ${path}*`]: () => {
        calls = [{ calledAt: '2026-03-01T10:06:00.000Z', calledBy: 'Sample Manager' }];
        return ok(null);
      },
    },
  });
  await screen.findByText(/more than 60 minutes/);
  await screen.findByRole('link', { name: 'Critical results 1 to call' });
  const row = screen.getByRole('row', { name: /Dr Marker/ });
  expect(within(row).getByRole('link', { name: '2345 6789' }).getAttribute('href')).toBe('tel:+85223456789');
  within(row).getByText('2 h 5 min');
  within(row).getByText('None recorded');
  within(row).getByText('Sent');
  await userEvent.click(
    within(row).getByRole('button', { name: 'I have telephoned Dr Marker about order HD-K22HPKWW' }),
  );
  await screen.findByText(/^Sample Manager, /);
  const recorded = api.sent.filter(({ route }) => route.startsWith(`PUT ${path}`));
  expect(recorded.map(({ body }) => body)).toEqual([{ version: 2 }]);
});

test.each([
  ['no-address', 'Not sent', 'The account has no e-mail address'],
  ['failed', 'Not sent', 'The mail server refused it'],
  ['unconfirmed', 'Uncertain', 'The mail server did not confirm it'],
  ['put-off', 'Not sent yet', 'The mail server did not take it; it will be tried again'],
  ['account-disabled', 'Not sent', 'The account is disabled'],
  ['no-mail-server', 'Not sent', 'No mail server is set up'],
] as const)('says why the doctor was not sent an e-mail: %s', async (outcome, state, reason) => {
  await openSite(api, '/critical-results', {
    answers: {
      [LIST]: () => ok({ afterMinutes: 60, results: [{ ...RESULT, email: { outcome, sentAt: null } }] }),
    },
  });
  const row = await screen.findByRole('row', { name: /Dr Marker/ });
  within(row).getByText(state);
  within(row).getByText(reason);
});

test('says that nothing waits', async () => {
  await openSite(api, '/critical-results', { answers: {} });
  await screen.findByText('No critical result has waited too long.');
  expect(screen.queryByRole('table')).toBeNull();
});
