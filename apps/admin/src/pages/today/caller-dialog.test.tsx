// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import type { Answers } from '@phial/browser/testing/answering-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { appointment, DAY, deskDay, SLOT, slot } from '../../features/desk/testing/sample-day.ts';
import { samplePoint } from '../../features/desk/testing/sample-point.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { standInEventStreams } from '../../testing/event-streams.ts';
import { openSite } from '../../testing/open-site.tsx';

const ok = (data: unknown) => ({ code: 200, msg: '', data });
standInEventStreams();
const api = await answeringSite();

const NEXT_DAY = '2026-11-21';
const POINT = samplePoint('central');
const HOLD = 'POST /staff/desk/holds';
const BOOK = 'POST /staff/desk/bookings';
const HOLD_ID = '20000000-0000-4000-8000-000000000001';
const RELEASE = `DELETE /rest/appointment/hold/${HOLD_ID}`;
const AVAILABILITY = `GET /staff/desk/availability/${POINT.servicePointId}`;
const held = () => ok({ holdId: HOLD_ID, expiresAt: '', secondsLeft: 600, extensionsLeft: 10 });
const refused = (error: string) => ({ code: 409, msg: 'Refused', error, data: null });

async function open(answers: Answers = {}) {
  const ahead = deskDay({ day: NEXT_DAY, slots: [slot({ begun: false })] });
  await openSite(api, `/?point=${POINT.servicePointId}&day=${NEXT_DAY}`, {
    account: { role: 'counter' },
    answers: {
      'GET /staff/desk/summary': () => ok({ day: NEXT_DAY, today: DAY, points: [POINT] }),
      'GET /staff/desk/day': () => ok(ahead),
      [HOLD]: held,
      [RELEASE]: () => ok(null),
      [AVAILABILITY]: () => ok({}),
      ...answers,
    },
  });
  await screen.findByRole('grid');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pressFreeSeat = async () => {
  const [seat] = screen.getAllByRole('button', { name: /book for a caller here/ });
  if (seat === undefined) throw new Error('no free seat');
  await userEvent.click(seat);
};

async function fillPerson() {
  await userEvent.type(screen.getByLabelText(/^Name/), 'Trial');
  await userEvent.type(screen.getByLabelText(/^ID number/), 'A123456(3)');
  await userEvent.type(screen.getByLabelText(/^Phone/), '00001234');
}

test('holds a free seat of another day, books it, and shows the code to read out', async () => {
  const made = appointment(1, { name: 'Trial', reservationCode: 'CODE0001', day: NEXT_DAY });
  await open({ [BOOK]: () => ok(made) });
  await pressFreeSeat();
  await screen.findByText(/^Held: .*10:00 · ECG · central$/);
  expect(screen.getByRole('timer').textContent).toMatch(/^(10:00|09:5\d)$/);
  await fillPerson();
  await userEvent.click(screen.getByRole('radio', { name: 'Simplified Chinese' }));
  await press('Book');
  const result = await screen.findByRole('dialog', { name: 'Booked' });
  expect(within(result).getByText('CODE0001')).toBeTruthy();
  expect(api.sentTo(BOOK)[0]?.body).toMatchObject({
    slotId: SLOT.early,
    holdId: HOLD_ID,
    language: 'sc',
    docNo: 'A123456(3)',
  });
  await userEvent.click(within(result).getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
  expect(api.sentTo(RELEASE)).toEqual([]);
});

test('gives the seat back when the form is closed', async () => {
  await open();
  await pressFreeSeat();
  await screen.findByText(/^Held:/);
  await press('Choose another time');
  await screen.findByRole('group', { name: /^Day/ });
  const form = screen.getByRole('dialog', { name: 'Book for a caller' });
  await userEvent.click(within(form).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(api.sentTo(RELEASE)).toHaveLength(1));
});

test('says aloud that the time is lost, keeps what was typed, and lets choose again', async () => {
  await open({ [BOOK]: () => refused('slot-full') });
  await pressFreeSeat();
  await screen.findByText(/^Held:/);
  await fillPerson();
  await press('Book');
  const lost = await screen.findByText(/10:00 · ECG · central has just been taken$/);
  expect(lost.closest('[role="alert"]')).not.toBeNull();
  expect(screen.queryByText(/^Held:/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Trial');
  await screen.findByRole('group', { name: /^Day/ });
});

test('repeats a submission whose answer was lost under the same key', async () => {
  await open({ [BOOK]: () => refused('busy') });
  await pressFreeSeat();
  await screen.findByText(/^Held:/);
  await fillPerson();
  await press('Book');
  await screen.findByText('Refused');
  await press('Book');
  await waitFor(() => expect(api.sentTo(BOOK)).toHaveLength(2));
  const keys = api.sentTo(BOOK).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});
