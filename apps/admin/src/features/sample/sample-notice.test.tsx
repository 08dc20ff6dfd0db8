// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { staff as en } from '@phial/content/messages/en/staff';
import type { Role } from '@phial/domain/account';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const words = en.sample;
const api = await answeringSite();

const census = {
  production: true,
  bookings: 1200,
  accounts: 3,
  patients: 0,
  orders: 0,
  reports: 1,
  districts: 0,
  services: 0,
  servicePoints: 15,
  openingPatterns: 0,
  closures: 0,
  testItems: 0,
  entries: 0,
  removedAt: null,
  obstacles: [],
};

function openToday(role: Role, state: object) {
  const done = (data: unknown) => () => ({ code: 200, msg: '', data });
  return openSite(api, '/', {
    account: { role },
    answers: {
      'GET /staff/desk/summary': done({ day: '2026-03-02', today: '2026-03-02', points: [] }),
      'GET /staff/sample': done(state),
    },
  });
}

test('an administrator reads in production how many invented people there are, and what to do', async () => {
  await openToday('administrator', census);
  await screen.findByText(words.title);
  expect(screen.getByText(words.counts.bookings(1200))).toBeTruthy();
  expect(screen.getByText(words.counts.reports(1))).toBeTruthy();
  expect(screen.queryByText(words.counts.orders(0))).toBeNull();
});

test.each([
  ['administrator', { ...census, bookings: 0, accounts: 0, reports: 0, servicePoints: 0 }, 1],
  ['manager', census, 0],
] as const)('a %s reads nothing where nothing is wrong or others decide', async (role, state, asked) => {
  await openToday(role, state);
  await screen.findByText(en.desk.noPoints);
  await waitFor(() => expect(api.sentTo('GET /staff/sample')).toHaveLength(asked));
  expect(screen.queryByText(words.title)).toBeNull();
  expect(screen.queryByText(words.removal.isSample)).toBeNull();
});

test('outside production an administrator reads that it is the sample, and gets to its removal', async () => {
  await openToday('administrator', { ...census, production: false });
  await screen.findByText(words.removal.isSample);
  expect(screen.getByRole('link', { name: words.removal.link }).getAttribute('href')).toBe('/sample');
});
