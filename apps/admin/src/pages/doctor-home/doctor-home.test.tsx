// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { forgetServerState } from '@phial/browser/server-state/server-state';
import { startAnsweringApi } from '@phial/browser/testing/answering-api';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage, startLanguage } from '../../language/language.ts';
import { openSite } from '../../testing/open-site.tsx';

const REPORTS = 'POST /doctor/reports/search';

let api: Awaited<ReturnType<typeof startAnsweringApi>>;
beforeAll(async () => {
  api = await startAnsweringApi();
  await startLanguage();
  await setLanguage('en');
});
afterEach(() => {
  cleanup();
  forgetServerState();
});
afterAll(() => api.close());

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
