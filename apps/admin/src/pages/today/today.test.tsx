// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { Answers } from '@phial/browser/testing/answering-api';
import type { DeskDay } from '@phial/contract/desk/desk';
import type { Role } from '@phial/domain/account';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appointment, DAY, deskDay, slot } from '../../features/desk/testing/sample-day.ts';
import { samplePoint } from '../../features/desk/testing/sample-point.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { standInEventStreams } from '../../testing/event-streams.ts';
import { openSite } from '../../testing/open-site.tsx';
import { sampleAccount } from '../../testing/sample-account.ts';

const ok = (data: unknown) => ({ code: 200, msg: '', data });
const streams = standInEventStreams();
const api = await answeringSite();

const POINTS = ['central', 'mong-kok', 'kwun-tong', 'sha-tin', 'tuen-mun'].map(samplePoint);

const ANN = appointment(1, { name: 'Ann' });

/** The page at a service point whose day changes with each call. */
function open(at: string, dayNow: () => DeskDay, answers: Answers = {}, role: Role = 'counter') {
  return openSite(api, `/?point=${at}`, {
    account: { role },
    answers: {
      'GET /staff/desk/summary': () => ok({ day: DAY, today: DAY, points: POINTS }),
      'GET /staff/desk/day': () => ok(dayNow()),
      ...answers,
    },
  });
}

const withAnn = (changes = {}) =>
  deskDay({ slots: [slot({ booked: 1, free: 2 })], appointments: [{ ...ANN, ...changes }] });

test('the day follows the server, and the focus stays where it is', async () => {
  let day = withAnn();
  await open('central', () => day);
  const grid = await screen.findByRole('grid', { name: 'Wall planner' });
  expect(within(grid).getAllByRole('button')).toHaveLength(3);
  expect(streams.addresses()).toEqual([expect.stringContaining('servicePointId=central')]);
  const box = screen.getByRole('textbox', { name: 'Find a booking' });
  expect(document.activeElement).toBe(box);
  expect(screen.getByText('Connecting')).toBeDefined();

  streams.send('ready');
  await screen.findByText('Live');
  day = deskDay({
    slots: [slot({ booked: 2, free: 1 })],
    appointments: [ANN, appointment(2, { name: 'Ben' })],
  });
  streams.send('changed');
  await within(grid).findByRole('button', { name: /Ben/ });
  expect(within(grid).getAllByRole('button')).toHaveLength(3);
  expect(document.activeElement).toBe(box);
  await screen.findByText('The day has changed: 2 booked, 0 arrived, 1 free.');

  streams.cut();
  await screen.findByText('Reconnecting');
});

test('keeps the focus on the planner when the focused seat is freed', async () => {
  let day = withAnn();
  await open('mong-kok', () => day);
  const card = await screen.findByRole('button', { name: /Ann/ });
  card.focus();
  day = deskDay();
  streams.send('changed');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Ann/ })).toBeNull());
  expect(document.activeElement?.textContent).toContain('Free');
});

test('a check-in requires the identity card, and a conflict shows the present appointment', async () => {
  const user = userEvent.setup();
  const now = { ...ANN, version: 2, status: 'NO_SHOW' as const };
  let day = withAnn();
  await open('kwun-tong', () => day, {
    'POST /staff/desk/find': () => ok({ appointments: [ANN], elsewhere: [], complete: true }),
    [`POST /staff/desk/appointments/${ANN.appointmentId}/check-in`]: () => {
      day = withAnn(now);
      return { code: 409, msg: 'changed', error: 'version-conflict', data: { appointment: now } };
    },
  });
  await screen.findByRole('grid');
  await user.keyboard('4567{Enter}');
  const seen = await screen.findByRole('checkbox', { name: /identity card/ });
  await waitFor(() => expect(document.activeElement).toBe(seen));
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  await screen.findByText(/^Please look at the identity card or travel document first/);
  expect(api.sent.some(({ route }) => route.endsWith('/check-in'))).toBe(false);

  await user.click(seen);
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  await screen.findByText('Somebody else has just changed this booking');
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('No-show')).toBeDefined();
  expect(api.sentTo('POST /staff/desk/find')[0]?.body).toEqual({
    text: '4567',
    servicePointId: 'kwun-tong',
    day: DAY,
  });
});

test('a day that does not load can be retried', async () => {
  let fails = true;
  // By the server's calendar, whatever the clock of this computer says.
  const today = '2027-01-04';
  await open('sha-tin', () => ({ ...deskDay(), day: today }), {
    'GET /staff/desk/summary': () => ok({ day: today, today, points: POINTS }),
    'GET /staff/desk/day': () => (fails ? { code: 500, msg: 'broken' } : ok(deskDay())),
  });
  await screen.findByText('The day could not be loaded');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe(today));
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('grid');
});

test('follows the day again after a new sign-in', async () => {
  let over = false;
  const signedIn = sampleAccount({ role: 'counter' });
  await open('tuen-mun', deskDay, {
    'GET /staff/desk/day': () =>
      over ? { code: 301, msg: 'Please sign in', error: 'login-expired' } : ok(deskDay()),
    'POST /staff/session': () => {
      over = false;
      return ok(signedIn);
    },
  });
  await screen.findByRole('grid');
  streams.send('ready');
  await screen.findByText('Live');
  over = true;
  streams.send('ended');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your sign-in has ended' }));
  expect(streams.addresses()).toEqual([]);
  await userEvent.type(await dialog.findByLabelText('Password'), 'right');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(streams.addresses()).toHaveLength(1));
  streams.send('ready');
  await screen.findByText('Live');
});

test('says so when newer windows have displaced it', async () => {
  await open('sha-tin', deskDay);
  await screen.findByRole('grid');
  streams.send('displaced');
  await screen.findByText('Paused: open in too many windows');
  await screen.findByText(/Go back to this window/);
});

test('the list of service points counts the bookings of the day on screen', async () => {
  let day = withAnn();
  await open('mong-kok', () => day);
  const list = await screen.findByLabelText<HTMLSelectElement>('Service point');
  await within(list).findByRole('option', { name: 'mong-kok (1)' });
  day = deskDay({
    slots: [slot({ booked: 2, free: 1 })],
    appointments: [ANN, appointment(2), appointment(3, { status: 'CANCELLED' })],
  });
  streams.send('changed');
  await within(list).findByRole('option', { name: 'mong-kok (2)' });
  within(list).getByRole('option', { name: 'central (0)' });
});

test('reloads the counts of the other service points after an act', async () => {
  await open('kwun-tong', () => withAnn(), {
    [`POST /staff/desk/appointments/${ANN.appointmentId}/check-in`]: () => ok({ ...ANN, version: 2 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /Ann/ }));
  const asked = api.sentTo('GET /staff/desk/summary').length;
  await userEvent.click(await screen.findByRole('checkbox', { name: /identity card/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(api.sentTo('GET /staff/desk/summary').length).toBeGreaterThan(asked));
});

describe('on arrival', () => {
  const { scrollIntoView } = Element.prototype;
  const scrolled: (string | undefined)[] = [];
  // The clock of the server says 10:05.
  const slots = ['08:00', '09:00', '10:00', '11:00', '12:00'].map((time, at) =>
    slot({ slotId: `0000000${at}-0000-4000-8000-000000000000`, time }),
  );
  beforeEach(() => {
    scrolled.length = 0;
    Element.prototype.scrollIntoView = function scroll(this: HTMLElement) {
      scrolled.push(this.dataset.row);
    };
  });
  afterEach(() => {
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  test('the day opens at the present time, and the focus stays in the search box', async () => {
    await open('tuen-mun', () => deskDay({ slots }));
    await screen.findByRole('grid');
    await waitFor(() => expect(scrolled).toEqual(['3']));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Find a booking' }));
    streams.send('changed');
    await screen.findByText('Connecting');
    expect(scrolled).toEqual(['3']);
  });

  test('administrators see what they are told above the day', async () => {
    const backup = { state: 'not-configured', lastGoodAt: null, failedAt: null, walWaitingSince: null };
    const answers = { 'GET /staff/backup': () => ok(backup) };
    await open('tuen-mun', () => deskDay({ slots }), answers, 'administrator');
    await screen.findByRole('grid');
    await screen.findByText('The backups need attention');
    streams.send('ready');
    await screen.findByText('Live');
    expect(scrolled).toEqual([]);
  });
});

test('searches the service on screen alone, which another service point keeps where it offers it', async () => {
  const user = userEvent.setup();
  const both = ['ECG', 'other'];
  const points = [
    { ...samplePoint('tai-po'), types: both },
    { ...samplePoint('fanling'), types: both },
    samplePoint('tai-wai'),
  ];
  await openSite(api, '/?point=tai-po&type=other', {
    account: { role: 'counter' },
    answers: {
      'GET /staff/desk/summary': () => ok({ day: DAY, today: DAY, points }),
      'GET /staff/desk/day': () => ok(deskDay()),
      'POST /staff/desk/find': () => ok({ appointments: [], elsewhere: [], complete: true }),
    },
  });
  const service = async () =>
    within(await screen.findByRole('group', { name: 'Service' })).getByRole('button', { pressed: true });
  await waitFor(async () => expect((await service()).textContent).toBe('Blood, specimens'));
  await user.type(screen.getByRole('textbox', { name: 'Find a booking' }), 'Chan{Enter}');
  await screen.findByText(
    'Nothing found for “Chan” under Blood, specimens at this service point on this day',
  );
  await user.click(screen.getByRole('button', { name: 'Look everywhere' }));
  await screen.findByText('Nothing found for “Chan” at any service point from today on');
  expect(api.sentTo('POST /staff/desk/find').map(({ body }) => body)).toEqual([
    { text: 'Chan', servicePointId: 'tai-po', day: DAY, type: 'other' },
    { text: 'Chan' },
  ]);

  const goTo = async (point: string) => user.selectOptions(screen.getByLabelText('Service point'), point);
  await goTo('fanling');
  expect((await service()).textContent).toBe('Blood, specimens');
  await goTo('tai-wai');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Service' })).toBeNull());
});

test('says where there were too many bookings to look through them all', async () => {
  const user = userEvent.setup();
  await open('central', withAnn, {
    'POST /staff/desk/find': () => ok({ appointments: [], elsewhere: [], complete: false }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Find a booking' }), 'Chan{Enter}');
  await screen.findByText(/^Nothing found for “Chan” in the earliest upcoming bookings\. There are too many/);
});

test('says that one service is closed, and why, on a day on which the others go on', async () => {
  const closed = [{ type: 'ECG', names: { tw: '維修', zh: '维修', en: 'Repair' } }];
  await open('central', () => ({ ...withAnn(), closedServices: closed }));
  await screen.findByText('ECG: closed (Repair)');
});

test('says which hours are closed, of which service, and why', async () => {
  const names = { tw: '停電', zh: '停电', en: 'Power cut' };
  const closedHours = [
    { type: null, hours: { from: '12:00', until: '14:00' }, names },
    { type: 'ECG', hours: { from: '15:00', until: '16:00' }, names },
  ];
  await open('central', () => ({ ...withAnn(), closedHours }));
  await screen.findByText('12:00–14:00: closed (Power cut)');
  await screen.findByText('ECG 15:00–16:00: closed (Power cut)');
});

test('lists who is late by the clock of the server, and opens a booking from there', async () => {
  const user = userEvent.setup();
  await open('central', () => withAnn());
  await user.click(await screen.findByText('1 visitor is late'));
  const late = await screen.findByRole('button', { name: /Ann.*5 min late/ });
  await user.click(late);
  await screen.findByRole('dialog', { name: /Ann/ });
});

test('says nothing of late visitors once they are here', async () => {
  await open('central', () => withAnn({ status: 'ATTENDED' }));
  await screen.findByRole('grid');
  expect(screen.queryByText(/late/)).toBeNull();
});
