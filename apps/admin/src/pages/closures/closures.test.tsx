// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { closureReasons } from '@phial/content/closure-reasons';
import { staff as en } from '@phial/content/messages/en/staff';
import type { Closure, OfferedHoliday } from '@phial/contract/schedule/schedule';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { affected, preview, schedule, text } from '../../features/schedule/testing/schedule-sample.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const { closures: words, holidays, review, days, cancel } = en.schedule;
const { tryAgain } = en.shell.page;

const api = await answeringSite();

const entered: Closure = {
  closureId: '00000000-0000-4000-8000-000000000001',
  version: 3,
  kind: 'closure',
  from: '2026-03-10',
  until: '2026-03-11',
  servPtId: 'central',
  city: null,
  type: null,
  hours: null,
  names: text('Painting'),
};

const done = (data: unknown) => () => ({ code: 200, msg: '', data });
const refused = (status: number, error: string, data: unknown = null) => ({
  code: status,
  msg: `Words of ${error}`,
  error,
  data,
});

async function openClosures(answers: Parameters<typeof api.answer>[0] = {}, closures: Closure[] = [entered]) {
  await openSite(api, '/closures', {
    account: { role: 'manager' },
    answers: {
      'GET /staff/schedule': done(schedule),
      'GET /staff/schedule/closures': done({ today: schedule.today, closures }),
      ...answers,
    },
  });
  return userEvent.setup();
}

const lastSent = (call: string) => api.sentTo(call).at(-1)?.body;

test('closing today names service point and reason, shows affected appointments, and reports what was done', async () => {
  const user = await openClosures({
    'POST /staff/schedule/preview': done(preview('seen', affected('1', '2026-03-03 10:00:00'))),
    'POST /staff/schedule/changes': done({ moved: 1, cancelled: 0, messages: 1 }),
  });
  await user.click(await screen.findByRole('button', { name: words.today }));
  await user.selectOptions(screen.getByLabelText(words.where), words.city('New Territories'));
  await user.click(screen.getByRole('button', { name: words.review }));
  await user.click(await screen.findByRole('button', { name: review.confirmAffected(1) }));
  await screen.findByText(words.saved);
  expect(screen.getByText(review.done(1, 0))).toBeTruthy();
  expect(lastSent('POST /staff/schedule/changes')).toMatchObject({
    change: {
      kind: 'closure',
      from: '2026-03-02',
      until: '2026-03-02',
      servPtId: null,
      city: 'NT',
      names: closureReasons.typhoon,
    },
  });
});

test('a reason of one’s own needs its name in three languages, and the last day is not before the first', async () => {
  const user = await openClosures({ 'POST /staff/schedule/preview': done(preview('seen')) });
  await user.click(await screen.findByRole('button', { name: words.add }));
  await user.selectOptions(screen.getByLabelText(words.reason), words.ownReason);
  for (const language of ['tw', 'zh', 'en'] as const) {
    await user.clear(screen.getByLabelText(words.names[language]));
  }
  const until = screen.getByLabelText(words.until);
  await user.clear(until);
  await user.type(until, '2026-03-01');
  await user.click(screen.getByRole('button', { name: words.review }));
  expect(screen.getAllByText(words.problems.name)).toHaveLength(3);
  expect(screen.getByText(words.problems.until)).toBeTruthy();
  expect(document.activeElement).toBe(until);
});

test('the second of two managers gets the present closure, and keeps what was typed', async () => {
  const theirs = { ...entered, version: 4, until: '2026-03-15', names: text('Painting twice') };
  const user = await openClosures({
    'POST /staff/schedule/preview': ({ body }) =>
      (body as { change: { version: number } }).change.version === 4
        ? { code: 200, msg: '', data: preview('mine') }
        : refused(409, 'version-conflict', { closure: theirs }),
  });
  await user.click(
    await screen.findByRole('button', { name: words.edit('Painting', days('10 Mar 2026', '11 Mar 2026')) }),
  );
  const until = screen.getByLabelText<HTMLInputElement>(words.until);
  await user.clear(until);
  await user.type(until, '2026-03-12');
  await user.click(screen.getByRole('button', { name: words.review }));
  await screen.findByText(words.conflict(days('10 Mar 2026', '15 Mar 2026'), 'Painting twice'));
  const notice = screen.getByRole('group', { name: words.conflictTitle });
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(screen.getByLabelText<HTMLInputElement>(words.until).value).toBe('2026-03-12');
  await user.click(screen.getByRole('button', { name: words.review }));
  await screen.findByText(review.nobody);
  expect(lastSent('POST /staff/schedule/preview')).toMatchObject({
    change: { until: '2026-03-12', version: 4 },
  });
});

test('a closure is removed through the same preview', async () => {
  const user = await openClosures({
    'POST /staff/schedule/preview': done(preview('seen')),
    'POST /staff/schedule/changes': done({ moved: 0, cancelled: 0, messages: 0 }),
  });
  await user.click(
    await screen.findByRole('button', { name: words.edit('Painting', days('10 Mar 2026', '11 Mar 2026')) }),
  );
  await user.click(screen.getByRole('button', { name: words.remove }));
  await user.click(await screen.findByRole('button', { name: review.confirm }));
  await screen.findByText(words.removed);
  expect(lastSent('POST /staff/schedule/changes')).toMatchObject({
    change: { kind: 'closure-end', closureId: entered.closureId, version: 3 },
  });
});

test('an empty year says so; a failed load can be retried', async () => {
  let asked = 0;
  const user = await openClosures(
    {
      'GET /staff/schedule/closures': () =>
        ++asked === 1
          ? refused(500, 'internal')
          : { code: 200, msg: '', data: { today: schedule.today, closures: [] } },
    },
    [],
  );
  await user.click(await screen.findByRole('button', { name: tryAgain }));
  await screen.findByText(words.empty);
});

test('enters only holidays that are ticked and not entered yet', async () => {
  const offered = (day: string, name: string, isEntered: boolean): OfferedHoliday => ({
    day,
    names: text(name),
    entered: isEntered,
  });
  const user = await openClosures({
    'GET /staff/schedule/holidays': done([
      offered('2026-04-03', 'Good Friday', true),
      offered('2026-05-01', 'Labour Day', false),
      offered('2026-07-01', 'Establishment Day', false),
    ]),
    'POST /staff/schedule/holidays/files': () =>
      refused(422, 'holiday-file', { file: 2, event: 5, fault: 'bad-day' }),
    'POST /staff/schedule/preview': done(preview('seen')),
  });
  await user.click(await screen.findByRole('button', { name: words.holidays }));
  await user.click(await screen.findByRole('checkbox', { name: /Labour Day/ }));
  await user.upload(
    screen.getByLabelText(holidays.upload),
    new File(['{}'], 'en.json', { type: 'application/json' }),
  );
  const fault = await screen.findByText(new RegExp(holidays.faults['bad-day'].replace(/[()]/g, '\\$&')));
  expect(fault.textContent).toContain(holidays.fault(2, '5'));
  const many = Array.from(
    { length: 4 },
    (_, at) => new File(['{}'], `${at}.json`, { type: 'application/json' }),
  );
  await user.upload(screen.getByLabelText(holidays.upload), many);
  await screen.findByText(holidays.tooManyFiles);
  const large = new File(['x'.repeat(100_001)], 'large.json', { type: 'application/json' });
  await user.upload(screen.getByLabelText(holidays.upload), large);
  await screen.findByText(holidays.fault(1, '') + holidays.tooLarge);
  expect(api.sentTo('POST /staff/schedule/holidays/files')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: holidays.enter(1) }));
  await screen.findByText(review.nobody);
  expect(lastSent('POST /staff/schedule/preview')).toEqual({
    change: { kind: 'holidays', days: [{ day: '2026-07-01', names: text('Establishment Day') }] },
  });
  await user.click(screen.getByRole('button', { name: en.schedule.back }));
  await user.click(screen.getByRole('button', { name: cancel }));
  await screen.findByRole('button', { name: words.today });
});

test('closes one service, and says which in the review and in the list', async () => {
  const user = await openClosures({ 'POST /staff/schedule/preview': done(preview('seen')) }, [
    entered,
    { ...entered, closureId: '00000000-0000-4000-8000-000000000002', type: 'ECG', names: text('Repair') },
  ]);
  const [, whole, part] = await screen.findAllByRole('row');
  expect(whole?.textContent).toContain(words.allServices);
  await waitFor(() => expect(part?.textContent).toContain('ECG'));
  await user.click(screen.getByRole('button', { name: words.add }));
  await user.selectOptions(screen.getByLabelText(words.where), 'Central Centre');
  await user.selectOptions(screen.getByLabelText(words.service), 'ECG');
  await user.click(screen.getByRole('button', { name: words.review }));
  await screen.findByText(/Central Centre, ECG/);
  expect(lastSent('POST /staff/schedule/preview')).toMatchObject({
    change: { kind: 'closure', servPtId: 'central', type: 'ECG' },
  });
});

test('closes some hours of a day, on the 24-hour clock, and shows them in the review, the list and the calendar', async () => {
  const part = {
    ...entered,
    closureId: '00000000-0000-4000-8000-000000000003',
    from: '2026-03-20',
    until: '2026-03-20',
    hours: { from: '12:00', until: '14:00' },
    names: text('Power cut'),
  };
  const user = await openClosures({ 'POST /staff/schedule/preview': done(preview('seen')) }, [entered, part]);
  const list = await screen.findByRole('table', { name: words.listTitle });
  expect(within(list).getByText('20 Mar 2026, 12:00–14:00')).toBeTruthy();
  expect(screen.getByTitle('12:00–14:00 Power cut').dataset.kind).toBe('hours');
  await user.click(screen.getByRole('button', { name: words.add }));
  await user.click(screen.getByRole('checkbox', { name: words.hours.some }));
  await user.type(screen.getByLabelText(words.hours.from), '1430');
  await user.type(screen.getByLabelText(words.hours.until), '12:00');
  await user.click(screen.getByRole('button', { name: words.review }));
  expect(screen.getByText(words.problems.hours.until)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(words.hours.until));
  await user.clear(screen.getByLabelText(words.hours.until));
  await user.type(screen.getByLabelText(words.hours.until), '16');
  await user.click(screen.getByRole('button', { name: words.review }));
  await screen.findByText(/2 Mar 2026, 14:30–16:00/);
  expect(lastSent('POST /staff/schedule/preview')).toMatchObject({
    change: { kind: 'closure', hours: { from: '14:30', until: '16:00' } },
  });
});

test('a closure of some hours becomes one of whole days when the box is cleared', async () => {
  const part = { ...entered, hours: { from: '12:00', until: '14:00' } };
  const user = await openClosures({ 'POST /staff/schedule/preview': done(preview('seen')) }, [part]);
  await user.click(await screen.findByRole('button', { name: /^Open Painting/ }));
  expect(screen.getByLabelText<HTMLInputElement>(words.hours.from).value).toBe('12:00');
  await user.click(screen.getByRole('checkbox', { name: words.hours.some }));
  await user.click(screen.getByRole('button', { name: words.review }));
  await screen.findByText(review.nobody);
  expect(lastSent('POST /staff/schedule/preview')).toMatchObject({
    change: { kind: 'closure-change', hours: null },
  });
});
