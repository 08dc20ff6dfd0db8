// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const REPORTS = 'POST /doctor/reports/search';

const api = await answeringSite();

const ok = (data: unknown) => ({ code: 200, msg: '', data });

test('the unread reports are told, and the link leads to the list of just those', async () => {
  await openSite(api, '/doctor/home', {
    account: { role: 'doctor' },
    answers: {
      [REPORTS]: () => ok({ total: 3, unread: 3, reports: [] }),
      'GET /doctor/orders/counts': () =>
        ok({ DRAFT: 0, PLACED: 0, RECEIVED: 0, IN_PROGRESS: 0, REPORTED: 0, CANCELLED: 0 }),
      'POST /doctor/orders/search': () => ok({ total: 0, orders: [] }),
    },
  });
  await screen.findByText('3 unread reports');
  const before = api.sentTo(REPORTS).length;
  await userEvent.click(screen.getByRole('link', { name: 'Show the unread reports' }));
  await waitFor(() => expect(api.sentTo(REPORTS).length).toBeGreaterThan(before));
  expect(api.sentTo(REPORTS).at(-1)?.body).toMatchObject({ unread: true, page: 1 });
});
