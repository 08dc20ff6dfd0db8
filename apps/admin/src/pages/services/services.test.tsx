// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { StaffService } from '@phial/contract/content/editing-service';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const api = await answeringSite();

const text = (en: string) => ({ tw: en, zh: en, en });
const ok = (data: unknown) => ({ code: 200, msg: '', data });

const ULTRASOUND: StaffService = {
  code: 'ultrasound',
  version: 3,
  state: 'ACTIVE',
  body: {
    name: text('Ultrasound'),
    shortName: text('US'),
    detail: text('Pictures by sound'),
    minutes: 20,
    preparation: { fasting: { hours: 6, water: true }, bring: [], restrictions: [], notes: [] },
    colour: 'plum',
    icon: 'drop',
    daysAhead: 30,
    mostSeats: 1,
    reminders: [],
  },
  points: 0,
  deletable: true,
  updatedAt: '2026-11-20T00:00:00.000Z',
  updatedBy: null,
};

const answers = {
  'GET /staff/content/services': () => ok([ULTRASOUND]),
  'GET /staff/content/services/*': () => ok(ULTRASOUND),
  'PUT /staff/content/services/*': () => ok({ ...ULTRASOUND, version: 4 }),
  'POST /staff/content/services/ultrasound/retire': () => ok({ ...ULTRASOUND, state: 'RETIRED' }),
};

test('lists the services, and retires one after asking', async () => {
  await openSite(api, '/services', { account: { role: 'manager' }, answers });
  const row = (await screen.findByRole('link', { name: 'Ultrasound' })).closest('tr');
  expect(row?.textContent).toMatch(/ultrasound.*In use/);
  await userEvent.click(screen.getByRole('button', { name: 'Retire “Ultrasound”' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retire' }));
  await expect
    .poll(() => api.sentTo('POST /staff/content/services/ultrasound/retire').map(({ body }) => body))
    .toEqual([{ version: 3 }]);
});

test('edits a service beside what visitors are told of it', async () => {
  await openSite(api, '/services/ultrasound', { account: { role: 'manager' }, answers });
  expect(await screen.findByText(/Do not eat for at least 6 hours/)).toBeTruthy();
  const hours = screen.getByLabelText('Hours without food');
  await userEvent.clear(hours);
  await userEvent.type(hours, '8');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.sentTo('PUT /staff/content/services/ultrasound').map(({ body }) => body))
    .toMatchObject([
      { version: 3, body: { minutes: 20, preparation: { fasting: { hours: 8, water: true } } } },
    ]);
});
