// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleSummary } from '../../features/reports/testing/sample-report.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const REPORTS = 'POST /doctor/reports/search';

const api = await answeringSite();

const NO_ORDERS = {
  'GET /doctor/orders/counts': () =>
    ok({ DRAFT: 0, PLACED: 0, RECEIVED: 0, IN_PROGRESS: 0, REPORTED: 0, CANCELLED: 0 }),
  'POST /doctor/orders/search': () => ok({ total: 0, orders: [] }),
};

const ok = (data: unknown) => ({ code: 200, msg: '', data });

test('announces unread reports, and links to the list of those', async () => {
  await openSite(api, '/doctor/home', {
    account: { role: 'doctor' },
    answers: {
      [REPORTS]: () => ok({ total: 3, unread: 3, critical: 0, reports: [] }),
      ...NO_ORDERS,
    },
  });
  await screen.findByText('3 unread reports');
  const before = api.sentTo(REPORTS).length;
  await userEvent.click(screen.getByRole('link', { name: 'Show the unread reports' }));
  await waitFor(() => expect(api.sentTo(REPORTS).length).toBeGreaterThan(before));
  expect(api.sentTo(REPORTS).at(-1)?.body).toMatchObject({ unread: true, page: 1 });
});

test('names reports whose critical results are not yet acknowledged, and links to all of them', async () => {
  const critical = sampleSummary({ orderedNames: [{ tw: '腎功能', zh: '肾功能', en: 'Kidney function' }] });
  await openSite(api, '/doctor/home', {
    account: { role: 'doctor' },
    answers: {
      [REPORTS]: () => ok({ total: 1, unread: 3, critical: 1, reports: [critical] }),
      ...NO_ORDERS,
    },
  });
  const alert = (await screen.findByText('1 critical result not yet acknowledged')).closest('[role=alert]');
  const links = within(alert as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '陳大文 · Kidney function',
    'Show all that are not yet acknowledged',
  ]);
  expect(api.sentTo(REPORTS).at(-1)?.body).toEqual({ critical: true, size: 5 });
  await userEvent.click(links[1] as HTMLElement);
  await waitFor(() => expect(api.sentTo(REPORTS).at(-1)?.body).toMatchObject({ critical: true, page: 1 }));
});

test('an open page shows new reports', async () => {
  let revision = 0;
  let unread = 0;
  await openSite(api, '/doctor/home', {
    account: { role: 'doctor' },
    answers: {
      'GET /doctor/news': () => ok({ revision: `${revision++}` }),
      [REPORTS]: () => ok({ total: 0, unread, critical: 0, reports: [] }),
      ...NO_ORDERS,
    },
  });
  await screen.findByText('You have read all reports.');
  unread = 1;
  // Until the first answer is there, coming back to the window asks nothing new.
  await waitFor(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    screen.getByText('1 unread report');
  });
});
