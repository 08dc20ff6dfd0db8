// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { staff as en } from '@phial/content/messages/en/staff';
import type { SampleState } from '@phial/contract/staff/sample';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const words = en.sample.removal;
const api = await answeringSite();

const NOTHING: SampleState = {
  production: false,
  removedAt: null,
  bookings: 0,
  accounts: 0,
  patients: 0,
  orders: 0,
  reports: 0,
  districts: 0,
  services: 0,
  servicePoints: 0,
  openingPatterns: 0,
  closures: 0,
  testItems: 0,
  entries: 0,
  obstacles: [],
};
const SAMPLE: SampleState = { ...NOTHING, bookings: 1200, servicePoints: 15, testItems: 1 };
const central = { tw: '中環', zh: '中环', en: 'Central' };

const ok = (data: unknown) => ({ code: 200, msg: '', data });

/** @param states answers of the call, the last one again and again */
async function openPage(states: SampleState[], removal = () => ok(NOTHING) as { code: number; msg: string }) {
  let asked = 0;
  await openSite(api, '/sample', {
    account: { role: 'administrator' },
    answers: {
      'GET /staff/sample': () => ok(states[Math.min(asked++, states.length - 1)]),
      'DELETE /staff/sample': removal,
    },
  });
  await screen.findByRole('heading', { level: 1, name: words.title });
}

test('says by counts what goes, and removes it with the own password', async () => {
  await openPage([SAMPLE, { ...NOTHING, removedAt: '2026-03-02T01:00:00.000Z' }]);
  expect(await screen.findByText(words.more.servicePoints(15))).toBeTruthy();
  expect(screen.getByText(words.more.testItems(1))).toBeTruthy();
  expect(screen.queryByText(words.more.entries(0))).toBeNull();
  const button = screen.getByRole('button', { name: words.submit });
  await userEvent.click(button);
  expect(api.sentTo('DELETE /staff/sample')).toHaveLength(0);
  await userEvent.type(screen.getByLabelText(en.accounts.fields.ownPassword), 'correct horse battery');
  await userEvent.click(button);
  expect(await screen.findByText(words.done)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words.done));
  expect(api.sentTo('DELETE /staff/sample').map(({ body }) => body)).toEqual([
    { ownPassword: 'correct horse battery' },
  ]);
});

test('lists what is in the way, each with a link to its page, and offers no removal', async () => {
  const obstacles: SampleState['obstacles'] = [
    { kind: 'booking', id: 'central', name: central, count: 2 },
    { kind: 'order', id: '1', name: { tw: 'HD-1', zh: 'HD-1', en: 'HD-1' }, count: 1 },
  ];
  await openPage([{ ...SAMPLE, obstacles }]);
  const line = await screen.findByText(words.obstacles.booking('Central', 2));
  const link = within(line.closest('li') as HTMLElement).getByRole('link');
  expect(link.getAttribute('href')).toBe('/service-points/central');
  expect(screen.getByText(words.obstacles.order('HD-1'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.submit })).toBeNull();
});

test('lists what came in the way while the page was open', async () => {
  const obstacles: SampleState['obstacles'] = [{ kind: 'booking', id: 'central', name: central, count: 1 }];
  await openPage([SAMPLE, { ...SAMPLE, obstacles }], () => ({
    code: 409,
    error: 'sample-in-use',
    msg: 'In use',
    data: { obstacles },
  }));
  await userEvent.type(await screen.findByLabelText(en.accounts.fields.ownPassword), 'correct horse battery');
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
  expect(await screen.findByText(words.obstacles.booking('Central', 1))).toBeTruthy();
});

test('says so where nothing of the sample is left', async () => {
  await openPage([NOTHING]);
  expect(await screen.findByText(words.none)).toBeTruthy();
});
