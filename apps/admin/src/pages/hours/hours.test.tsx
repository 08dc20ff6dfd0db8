// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { staff as en } from '@phial/content/messages/en/staff';
import type { Closure } from '@phial/contract/schedule/schedule';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  affected,
  pattern,
  preview,
  schedule,
  text,
  week,
} from '../../features/schedule/testing/schedule-sample.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const { hours: words, review } = en.schedule;

const api = await answeringSite();

const done = (data: unknown) => () => ({ code: 200, msg: '', data });

async function givenCut(answers: Parameters<typeof api.answer>[0]) {
  await openSite(api, '/hours', {
    account: { role: 'manager' },
    answers: {
      'GET /staff/schedule': done(schedule),
      'GET /staff/schedule/closures': done({ today: schedule.today, closures: [] }),
      ...answers,
    },
  });
  const user = userEvent.setup();
  const seats = await screen.findByLabelText(words.capacity);
  await user.clear(seats);
  await user.type(seats, '1');
  await user.click(screen.getByRole('button', { name: words.review }));
  return user;
}

const choiceOf = (name: string) => screen.findByLabelText<HTMLSelectElement>(new RegExp(`of ${name}`));

test('sends the decision for each booking with the confirmation', async () => {
  const user = await givenCut({
    'POST /staff/schedule/preview': done(
      preview('seen', affected('1', '2026-03-03 10:00:00', '2026-03-04 09:00:00'), affected('2')),
    ),
    'POST /staff/schedule/changes': done({ moved: 1, cancelled: 1, messages: 2 }),
  });
  const first = await choiceOf('Visitor 1');
  expect((await choiceOf('Visitor 2')).value).toBe('');
  await user.selectOptions(first, within(first).getByRole('option', { name: /4 Mar 2026/ }));
  expect(screen.getByText(review.summary(1, 1, 2))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: review.confirmAffected(2) }));
  await screen.findByText(words.saved);
  expect(api.sentTo('POST /staff/schedule/changes').map(({ body }) => body)).toEqual([
    {
      fingerprint: 'seen',
      change: {
        kind: 'week',
        servPtId: 'central',
        type: 'ECG',
        version: 4,
        patterns: [pattern({ capacity: 1 })],
      },
      decisions: [
        { apptRecordId: '1', move: { servPtId: 'central', servTime: '2026-03-04 09:00:00' } },
        { apptRecordId: '2', move: null },
      ],
    },
  ]);
});

test('the dated week shows the days that are closed, and not their hours', async () => {
  const closed = (changes: Partial<Closure>): Closure => ({
    closureId: '00000000-0000-4000-8000-000000000001',
    version: 1,
    kind: 'closure',
    from: '2026-03-02',
    until: '2026-03-02',
    servPtId: null,
    city: null,
    type: null,
    hours: null,
    names: text('Typhoon'),
    ...changes,
  });
  await openSite(api, '/hours', {
    account: { role: 'manager' },
    answers: {
      'GET /staff/schedule': done(schedule),
      'GET /staff/schedule/closures': done({
        today: schedule.today,
        closures: [
          closed({}),
          closed({ servPtId: 'central', names: text('Painting') }),
          closed({ from: '2026-03-03', until: '2026-03-03', city: 'NT', names: text('Elsewhere') }),
          closed({ from: '2026-03-03', until: '2026-03-03', type: 'other', names: text('No blood') }),
          closed({
            from: '2026-03-03',
            until: '2026-03-03',
            hours: { from: '10:00', until: '11:00' },
            names: text('Training'),
          }),
        ],
      }),
    },
  });
  const grid = await screen.findByRole('region', { name: words.weekTitle });
  await within(grid).findByText('Painting');
  const [monday, tuesday] = within(grid).getAllByRole('listitem');
  expect(monday?.textContent).toContain('2 Mar');
  expect(monday?.textContent).not.toContain('09:00');
  expect(tuesday?.textContent).toContain('09:00–13:00');
  expect(tuesday?.textContent).toContain('10:00–11:00Training');
});

test('times are typed and shown on the 24-hour clock', async () => {
  const user = await givenCut({ 'POST /staff/schedule/preview': done(preview('seen')) });
  await user.click(await screen.findByRole('button', { name: en.schedule.back }));
  const closes = screen.getByLabelText<HTMLInputElement>(words.closes);
  await user.clear(closes);
  await user.type(closes, '27:00');
  await user.click(screen.getByRole('button', { name: words.review }));
  await screen.findByText(words.problems.clock);
  await user.clear(closes);
  await user.type(closes, '1730');
  await user.tab();
  expect(closes.value).toBe('17:30');
  await user.click(screen.getByRole('button', { name: words.review }));
  await screen.findByText(review.nobody);
  expect(api.sentTo('POST /staff/schedule/preview').at(-1)?.body).toMatchObject({
    change: { patterns: [{ opens: '09:00', closes: '17:30' }] },
  });
});

test('loads the new list when bookings have changed, and keeps valid choices', async () => {
  const outdated = preview(
    'newer',
    affected('1', '2026-03-03 11:00:00', '2026-03-04 09:00:00'),
    affected('3', '2026-03-05 09:00:00'),
  );
  const user = await givenCut({
    'POST /staff/schedule/preview': done(
      preview('seen', affected('1', '2026-03-03 10:00:00', '2026-03-04 09:00:00')),
    ),
    'POST /staff/schedule/changes': () => ({
      code: 409,
      msg: 'Bookings have changed',
      error: 'preview-outdated',
      data: { preview: outdated },
    }),
  });
  const first = await choiceOf('Visitor 1');
  await user.selectOptions(first, within(first).getByRole('option', { name: /4 Mar 2026/ }));
  await user.click(screen.getByRole('button', { name: review.confirmAffected(1) }));
  await screen.findByText(review.outdated);
  expect((await choiceOf('Visitor 1')).value).toBe('2026-03-04 09:00:00 central');
  expect((await choiceOf('Visitor 3')).value).toBe('2026-03-05 09:00:00 central');
});

test('a newer list takes the focus, shows changes first, and requires them to be reviewed', async () => {
  const at = { first: '2026-03-03 10:00:00', later: '2026-03-04 09:00:00', last: '2026-03-05 09:00:00' };
  const newer = preview('newer', affected('1', at.later), affected('2', at.last), affected('3', at.first));
  let asked = 0;
  const user = await givenCut({
    'POST /staff/schedule/preview': done(
      preview('seen', affected('1', at.first), affected('2', at.last), affected('4')),
    ),
    'POST /staff/schedule/changes': () =>
      ++asked === 1
        ? { code: 409, msg: 'Bookings have changed', error: 'preview-outdated', data: { preview: newer } }
        : { code: 200, msg: '', data: { moved: 3, cancelled: 0, messages: 3 } },
  });
  await choiceOf('Visitor 1');
  await user.click(screen.getByRole('button', { name: review.confirmAffected(3) }));

  const notice = await screen.findByRole('group', { name: review.outdated });
  await waitFor(() => expect(document.activeElement).toBe(notice));
  for (const line of [review.changes.added(1), review.changes.altered(1), review.changes.gone(1)]) {
    within(notice).getByText(line);
  }
  const marksOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) }).dataset.mark;
  expect(['1', '2', '3'].map((id) => marksOf(`Visitor ${id}`))).toEqual(['altered', undefined, 'added']);
  const names = within(screen.getByRole('table', { name: review.tableLabel })).getAllByText(/^Visitor \d$/);
  expect(names.map(({ textContent }) => textContent)).toEqual(['Visitor 1', 'Visitor 3', 'Visitor 2']);

  await user.click(screen.getByRole('button', { name: review.confirmAffected(3) }));
  const looked = screen.getByRole('checkbox', { name: review.checked(2) });
  expect(document.activeElement).toBe(looked);
  screen.getByText(review.checkedNeeded);
  expect(asked).toBe(1);
  await user.click(looked);
  await user.click(screen.getByRole('button', { name: review.confirmAffected(3) }));
  await screen.findByText(words.saved);
  expect(asked).toBe(2);
});

test('does not assign one seat to two bookings', async () => {
  const time = '2026-03-03 10:00:00';
  const user = await givenCut({
    'POST /staff/schedule/preview': done(
      preview('seen', affected('1', time), affected('2', time, '2026-03-04 09:00:00')),
    ),
  });
  const second = await choiceOf('Visitor 2');
  expect(second.value).toBe('2026-03-04 09:00:00 central');
  const option = () => within(second).getByRole<HTMLOptionElement>('option', { name: /3 Mar 2026/ });
  expect([option().disabled, option().text.endsWith(review.full)]).toEqual([true, true]);
  await user.selectOptions(await choiceOf('Visitor 1'), '');
  expect(option().disabled).toBe(false);
});

test('allows any other slot for one booking', async () => {
  const user = await givenCut({
    'POST /staff/schedule/preview': done(preview('seen', affected('1'))),
    'POST /staff/schedule/places': ({ body }) => {
      const { servPtId, day } = body as { servPtId: string; day: string };
      const isOpen = servPtId === 'sha-tin' && day === '2026-04-20';
      const seats = isOpen ? [{ servPtId, servTime: `${day} 11:30:00`, free: 1 }] : [];
      return { code: 200, msg: '', data: seats };
    },
    'POST /staff/schedule/changes': done({ moved: 1, cancelled: 0, messages: 1 }),
  });
  await user.click(await screen.findByRole('button', { name: review.elsewhereOf('Visitor 1', 'CODE1') }));
  await screen.findByText(review.elsewhereNone);
  await user.click(screen.getByRole('button', { name: review.elsewhereChoose }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText(review.elsewherePoint), 'sha-tin');
  const day = dialog.getByLabelText(review.elsewhereDay);
  await user.clear(day);
  await user.type(day, '2026-06-20');
  expect(screen.getByText(review.elsewhereDayError('2 Mar 2026', '31 May 2026'))).toBeTruthy();
  await user.clear(day);
  await user.type(day, '2026-04-20');
  await user.click(await screen.findByRole('radio', { name: '11:30' }));
  await user.click(screen.getByRole('button', { name: review.elsewhereChoose }));
  expect((await choiceOf('Visitor 1')).selectedOptions[0]?.text).toBe(
    '20 Apr 2026, 11:30 (Mon) · Sha Tin Centre',
  );
  await user.click(screen.getByRole('button', { name: review.confirmAffected(1) }));
  await screen.findByText(words.saved);
  expect(api.sentTo('POST /staff/schedule/changes').at(-1)?.body).toMatchObject({
    decisions: [{ apptRecordId: '1', move: { servPtId: 'sha-tin', servTime: '2026-04-20 11:30:00' } }],
  });
});

test('a failed preview can be retried', async () => {
  let looks = 0;
  const user = await givenCut({
    'POST /staff/schedule/preview': () =>
      ++looks === 1
        ? { code: 500, msg: 'Not now', error: 'internal', data: null }
        : { code: 200, msg: '', data: preview('seen') },
  });
  await screen.findByText('Not now');
  await user.click(screen.getByRole('button', { name: en.shell.page.tryAgain }));
  await screen.findByText(review.nobody);
});

test('the second of two managers sees both weeks, loses nothing, and can continue', async () => {
  const theirs = week(5, pattern({ capacity: 7 }));
  const user = await givenCut({
    'POST /staff/schedule/preview': ({ body }) =>
      (body as { change: { version: number } }).change.version === 5
        ? { code: 200, msg: '', data: preview('mine') }
        : { code: 409, msg: 'Somebody else', error: 'version-conflict', data: { week: theirs } },
  });
  await screen.findByText(words.conflictTitle);
  const notice = screen.getByRole('group', { name: words.conflictTitle });
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(notice.textContent).toContain(words.each(30, 7));
  expect(screen.getByLabelText<HTMLInputElement>(words.capacity).value).toBe('1');
  await user.click(screen.getByRole('button', { name: words.keepMine }));
  await user.click(screen.getByRole('button', { name: words.review }));
  await screen.findByText(review.nobody);
});

test('says how many places the service allows in a slot, and names the row that has more', async () => {
  await openSite(api, '/hours', {
    account: { role: 'manager' },
    answers: {
      'GET /staff/schedule': done(schedule),
      'GET /staff/schedule/closures': done({ today: schedule.today, closures: [] }),
    },
  });
  const seats = await screen.findByRole('spinbutton', { name: words.capacity, description: '(at most 4)' });
  await userEvent.clear(seats);
  await userEvent.type(seats, '5');
  await userEvent.click(screen.getByRole('button', { name: words.review }));
  expect(screen.getByText(/^This service has at most 4 places in a slot/)).toBeTruthy();
  expect(seats.getAttribute('aria-invalid')).toBe('true');
  expect(api.sentTo('POST /staff/schedule/preview')).toEqual([]);
});
