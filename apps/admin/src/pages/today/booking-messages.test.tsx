// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import { staff as en } from '@phial/content/messages/en/staff';
import type { BookingMessage, BookingMessages } from '@phial/contract/desk/booking-messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { appointment, DAY, deskDay, slot } from '../../features/desk/testing/sample-day.ts';
import { samplePoint } from '../../features/desk/testing/sample-point.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { standInEventStreams } from '../../testing/event-streams.ts';
import { openSite } from '../../testing/open-site.tsx';

const { bookingMessages: words, schedule } = en;
const { outcome } = words;
const { failures, kinds } = schedule.messages;

const ok = (data: unknown) => ({ code: 200, msg: '', data });
standInEventStreams();
const api = await answeringSite();

const ANN = appointment(1, { name: 'Ann' });
const POINT = samplePoint('central');

const message = (id: string, changes: Partial<BookingMessage> = {}): BookingMessage => ({
  messageId: id,
  kind: 'confirmation',
  hoursAhead: null,
  group: 'sent',
  way: 'email',
  failure: null,
  attempts: 1,
  createdAt: '2026-03-02T01:00:00.000Z',
  dueAt: null,
  settledAt: '2026-03-02T01:05:00.000Z',
  deliveredAt: null,
  canBeSent: true,
  ...changes,
});

/** Ann's booking; what the server says of its messages may change. */
async function openAnn(answer: () => { code: number; msg: string; data: unknown }) {
  let asked = 0;
  await openSite(api, `/?point=${POINT.servicePointId}`, {
    account: { role: 'counter' },
    answers: {
      'GET /staff/desk/summary': () => ok({ day: DAY, today: DAY, points: [POINT] }),
      'GET /staff/desk/day': () =>
        ok(deskDay({ slots: [slot({ booked: 1, free: 2 })], appointments: [ANN] })),
      [`GET /staff/desk/appointments/${ANN.appointmentId}/messages`]: () => {
        asked++;
        return answer();
      },
      'POST /staff/schedule/messages/lost/again': () => ok(null),
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Ann/ }));
  await screen.findByRole('dialog');
  return { user, asked: () => asked };
}

const listed = async (data: BookingMessages) => {
  const { user, asked } = await openAnn(() => ok(data));
  expect(asked()).toBe(0);
  await user.click(screen.getByText(words.title));
  const list = await screen.findByRole('list', { name: words.title });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test('loads the messages when they are opened, and says by which way and what came of each', async () => {
  const settled = '2 Mar 2026, 09:05';
  const reminder = { kind: 'reminder', hoursAhead: 24 } as const;
  const texts = await listed({
    remindersOff: false,
    messages: [
      message('1', {
        ...reminder,
        group: 'queued',
        way: 'sms',
        dueAt: '2026-03-02T01:05:00.000Z',
        settledAt: null,
      }),
      message('2', { ...reminder, group: 'queued', dueAt: null, settledAt: null }),
      message('3', {
        group: 'queued',
        failure: 'ECONNECTION',
        dueAt: '2026-03-02T01:05:00.000Z',
        settledAt: null,
      }),
      message('4', { way: 'whatsapp', deliveredAt: '2026-03-02T01:06:00.000Z' }),
      message('5', { group: 'told', way: 'telephone', kind: 'moved' }),
      message('6', { group: 'telephone', way: 'telephone', kind: 'moved', settledAt: null }),
      message('7', { group: 'skipped', way: null, failure: 'no-channel' }),
      message('8', { ...reminder, group: 'skipped', failure: 'opted-out' }),
      message('9', { group: 'overtaken', way: null }),
    ],
  });
  const parts = [
    [kinds.reminder, schedule.messages.hoursAhead(24), words.ways.sms, outcome.due(settled)],
    [outcome.sending],
    [outcome.again(settled), failures.gaveUp('ECONNECTION')],
    [words.ways.whatsapp, outcome.delivered('2 Mar 2026, 09:06'), outcome.sent(settled)],
    [kinds.moved, words.ways.telephone, outcome.told(settled)],
    [outcome.toCall],
    [words.noWay, outcome.skipped(settled), failures.noChannel],
    [outcome.skipped(settled), failures.optedOut],
    [outcome.overtaken(settled)],
  ];
  expect(texts).toHaveLength(parts.length);
  for (const [index, some] of parts.entries()) {
    for (const part of some) expect(texts[index]).toContain(part);
  }
  expect(texts.at(-1)).not.toContain(words.noWay);
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
  expect(screen.queryByText(words.remindersOff)).toBeNull();
});

test('sends again one that was given up, and keeps the focus in the dialog', async () => {
  let given: BookingMessage = message('lost', { group: 'failed', failure: 'undelivered', way: 'sms' });
  const { user } = await openAnn(() => ok({ remindersOff: false, messages: [given] }));
  await user.click(screen.getByText(words.title));
  await screen.findByText(failures.undelivered);
  const again = screen.getByRole('button', { name: words.again(kinds.confirmation) });
  given = message('lost', { group: 'queued', dueAt: '2026-03-02T01:05:00.000Z', settledAt: null });
  await user.click(again);
  await screen.findByText(schedule.messages.queuedAgain);
  await screen.findByText(outcome.due('2 Mar 2026, 09:05'));
  expect(screen.queryByRole('button', { name: words.again(kinds.confirmation) })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: words.title })));
});

test('says that there are none, and that the visitor has switched reminders off', async () => {
  const { user } = await openAnn(() => ok({ remindersOff: true, messages: [] }));
  await user.click(screen.getByText(words.title));
  await screen.findByText(words.empty);
  expect(screen.getByText(words.remindersOff)).toBeTruthy();
});

test('a failed load can be retried', async () => {
  let fails = true;
  const { user } = await openAnn(() =>
    fails ? { code: 500, msg: 'Not now', data: null } : ok({ remindersOff: false, messages: [message('1')] }),
  );
  await user.click(screen.getByText(words.title));
  await screen.findByText(words.failed);
  fails = false;
  await user.click(screen.getByRole('button', { name: en.shell.page.tryAgain }));
  await screen.findByText(outcome.sent('2 Mar 2026, 09:05'));
});
