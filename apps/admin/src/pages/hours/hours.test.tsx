// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { startAnsweringApi } from '@phial/browser/testing/answering-api';
import { staff as en } from '@phial/content/messages/en/staff';
import type { OpeningWeek, Schedule, WeeklyPattern } from '@phial/contract/schedule';
import type { HitBooking, SchedulePreview } from '@phial/contract/schedule-change';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage, startLanguage } from '../../language/language.ts';
import { openSite } from '../../testing/open-site.tsx';

const { hours: words, review } = en.schedule;
const text = (name: string) => ({ tw: name, zh: name, en: name });

let api: Awaited<ReturnType<typeof startAnsweringApi>>;
beforeAll(async () => {
  api = await startAnsweringApi();
  await startLanguage();
  await setLanguage('en');
});
afterEach(cleanup);
afterAll(() => api.close());

const pattern = (changes: Partial<WeeklyPattern> = {}): WeeklyPattern => ({
  ...{ weekdays: [1, 2], opens: '09:00', closes: '13:00', everyMinutes: 30, capacity: 3 },
  ...{ validFrom: null, validUntil: null },
  ...changes,
});

const week = (version: number, ...patterns: WeeklyPattern[]): OpeningWeek => ({
  ...{ servPtId: 'central', type: 'ECG', version, patterns },
});

const schedule: Schedule = {
  ...{ today: '2026-03-02', lastDay: '2026-05-31', weeks: [week(4, pattern())] },
  points: [
    {
      ...{ servPtId: 'central', names: text('Central Centre'), district: text('Central') },
      ...{ city: 'HK', cityNames: text('Hong Kong'), types: ['ECG'], restWeekdays: [7] },
    },
  ],
};

const hit = (id: string, ...times: string[]): HitBooking => ({
  ...{
    apptRecordId: id,
    reservationCode: `CODE${id}`,
    name: `Visitor ${id}`,
    maskedDocumentNumber: 'A123***(*)',
  },
  ...{ language: 'en', tell: 'telephone', type: 'ECG', servPtId: 'central', servTime: '2026-03-03 09:00:00' },
  proposals: times.map((servTime) => ({ servPtId: 'central', servTime })),
});

const preview = (fingerprint: string, ...bookings: HitBooking[]): SchedulePreview => ({
  ...{ fingerprint, slots: { added: 0, removed: 0, enlarged: 0, reduced: 8 }, holds: 1, bookings },
});

const done = (data: unknown) => () => ({ code: 200, msg: '', data });

async function givenCut(answers: Parameters<typeof api.answer>[0]) {
  await openSite(api, '/hours', {
    account: { role: 'manager' },
    answers: { 'GET /staff/schedule': done(schedule), ...answers },
  });
  const user = userEvent.setup();
  const places = await screen.findByLabelText(words.capacity);
  await user.clear(places);
  await user.type(places, '1');
  await user.click(screen.getByRole('button', { name: words.review }));
  return user;
}

const choiceOf = (name: string) => screen.findByLabelText<HTMLSelectElement>(new RegExp(`of ${name}`));

test('what is chosen for each booking goes with the confirmation', async () => {
  const user = await givenCut({
    'POST /staff/schedule/preview': done(
      preview('seen', hit('1', '2026-03-03 10:00:00', '2026-03-04 09:00:00'), hit('2')),
    ),
    'POST /staff/schedule/changes': done({ moved: 1, cancelled: 1, messages: 2 }),
  });
  const first = await choiceOf('Visitor 1');
  expect((await choiceOf('Visitor 2')).value).toBe('');
  await user.selectOptions(first, within(first).getByRole('option', { name: /2026-03-04/ }));
  expect(screen.getByText(review.summary(1, 1, 2))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: review.confirmHit(2) }));
  await screen.findByText(words.saved);
  expect(api.sentTo('POST /staff/schedule/changes').map(({ body }) => body)).toEqual([
    {
      ...{ fingerprint: 'seen' },
      change: {
        ...{ kind: 'week', servPtId: 'central', type: 'ECG', version: 4 },
        patterns: [pattern({ capacity: 1 })],
      },
      decisions: [
        { apptRecordId: '1', move: { servPtId: 'central', servTime: '2026-03-04 09:00:00' } },
        { apptRecordId: '2', move: null },
      ],
    },
  ]);
});

test('when bookings have changed the new list comes, and what can stay of the choices stays', async () => {
  const outdated = preview(
    'newer',
    hit('1', '2026-03-03 11:00:00', '2026-03-04 09:00:00'),
    hit('3', '2026-03-05 09:00:00'),
  );
  const user = await givenCut({
    'POST /staff/schedule/preview': done(
      preview('seen', hit('1', '2026-03-03 10:00:00', '2026-03-04 09:00:00')),
    ),
    'POST /staff/schedule/changes': () => ({
      ...{ code: 409, msg: 'Bookings have changed', error: 'preview-outdated', data: { preview: outdated } },
    }),
  });
  const first = await choiceOf('Visitor 1');
  await user.selectOptions(first, within(first).getByRole('option', { name: /2026-03-04/ }));
  await user.click(screen.getByRole('button', { name: review.confirmHit(1) }));
  await screen.findByText(review.outdated);
  expect((await choiceOf('Visitor 1')).value).toBe('2026-03-04 09:00:00 central');
  expect((await choiceOf('Visitor 3')).value).toBe('2026-03-05 09:00:00 central');
});

test('the second of two managers sees both weeks, loses nothing, and may go on', async () => {
  const theirs = week(5, pattern({ capacity: 7 }));
  const user = await givenCut({
    'POST /staff/schedule/preview': ({ body }) =>
      (body as { change: { version: number } }).change.version === 5
        ? { code: 200, msg: '', data: preview('mine') }
        : { ...{ code: 409, msg: 'Somebody else', error: 'version-conflict', data: { week: theirs } } },
  });
  const conflict = await screen.findByText(words.conflictTitle);
  expect(conflict.closest('[role=alert]')?.textContent).toContain(words.each(30, 7));
  expect(screen.getByLabelText<HTMLInputElement>(words.capacity).value).toBe('1');
  await user.click(screen.getByRole('button', { name: words.keepMine }));
  await user.click(screen.getByRole('button', { name: words.review }));
  await screen.findByText(review.nobody);
});
