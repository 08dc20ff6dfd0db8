// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { staff as en } from '@phial/content/messages/en/staff';
import type { StaffService } from '@phial/contract/content/editing-service';
import type { Reminder } from '@phial/domain/booking/reminder';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const api = await answeringSite();
const words = en.editing.reminders;
const PUT = 'PUT /staff/content/services/echo';

const text = (en: string) => ({ tw: en, zh: en, en });
const ok = (data: unknown) => ({ code: 200, msg: '', data });

const serviceWith = (reminders: Reminder[]): StaffService => ({
  code: 'echo',
  version: 3,
  state: 'ACTIVE',
  body: {
    name: text('Ultrasound'),
    shortName: text('US'),
    detail: text('Pictures by sound'),
    minutes: 20,
    preparation: { bring: [], restrictions: [], notes: [] },
    colour: 'plum',
    icon: 'drop',
    daysAhead: 30,
    mostSeats: 1,
    reminders,
  },
  points: 0,
  deletable: true,
  updatedAt: '2026-11-20T00:00:00.000Z',
  updatedBy: null,
});

async function open(reminders: Reminder[], put: () => ReturnType<typeof ok> = () => ok(serviceWith([]))) {
  await openSite(api, '/services/echo', {
    account: { role: 'manager' },
    answers: { 'GET /staff/content/services/*': () => ok(serviceWith(reminders)), [PUT]: put },
  });
  await screen.findByRole('group', { name: en.editingFields.labels.reminders });
  return userEvent.setup();
}

const row = (number: number) => within(screen.getByRole('group', { name: words.row(number) }));
const addButton = () => screen.getByRole('button', { name: words.add });
const sent = () => api.sentTo(PUT).map(({ body }) => (body as { body: StaffService['body'] }).body.reminders);

test('shows the earliest reminder first, whole days as days', async () => {
  await open([
    { hours: 3, by: 'text' },
    { hours: 36, by: 'any' },
    { hours: 72, by: 'any' },
  ]);
  const shown = [1, 2, 3].map((number) => [
    (row(number).getByRole('textbox') as HTMLInputElement).value,
    ...row(number)
      .getAllByRole('combobox')
      .map((select) => (select as HTMLSelectElement).value),
  ]);
  expect(shown).toEqual([
    ['3', 'days', 'any'],
    ['36', 'hours', 'any'],
    ['3', 'hours', 'text'],
  ]);
});

test('reminders are added and removed by keyboard, and saved in hours', async () => {
  const user = await open([{ hours: 72, by: 'any' }]);
  row(1)
    .getByRole('button', { name: words.remove(1) })
    .focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText(words.none)).toBeTruthy();
  expect(document.activeElement).toBe(addButton());
  await user.keyboard('{Enter}');
  await user.type(row(1).getByRole('textbox'), '2');
  addButton().focus();
  await user.keyboard('{Enter}');
  await user.type(row(2).getByRole('textbox'), '5');
  await user.selectOptions(row(2).getByRole('combobox', { name: words.unit }), words.units.hours);
  await user.selectOptions(row(2).getByRole('combobox', { name: words.by }), words.ways.text);
  await user.click(screen.getByRole('button', { name: en.editing.editor.save }));
  await expect.poll(sent).toEqual([
    [
      { hours: 48, by: 'any' },
      { hours: 5, by: 'text' },
    ],
  ]);
});

test('there can be five, and none', async () => {
  const user = await open([1, 2, 3, 4, 5].map((hours) => ({ hours, by: 'any' })));
  expect(screen.getByText(words.full)).toBeTruthy();
  expect(addButton().getAttribute('aria-disabled')).toBe('true');
  await user.click(addButton());
  expect(screen.queryByRole('group', { name: words.row(6) })).toBeNull();
  for (const number of [5, 4, 3, 2, 1]) await user.click(row(number).getByRole('button'));
  await user.click(screen.getByRole('button', { name: en.editing.editor.save }));
  await expect.poll(sent).toEqual([[]]);
});

test('a time that cannot be is named beside its field and in the summary, until it is mended', async () => {
  const problems = [{ path: 'reminders.0.hours', problem: 'form' }];
  const mended: Reminder[] = [{ hours: 14 * 24, by: 'any' }];
  const user = await open([{ hours: 24, by: 'any' }], () =>
    sent().length === 1
      ? { code: 422, msg: '', error: 'content-invalid', data: { problems } }
      : ok(serviceWith(mended)),
  );
  const amount = row(1).getByRole('textbox');
  const save = () => user.click(screen.getByRole('button', { name: en.editing.editor.save }));
  await user.clear(amount);
  await user.type(amount, '15');
  await save();
  expect(await row(1).findByText(words.wrongTime)).toBeTruthy();
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('link', { name: new RegExp(`^${en.editingFields.labels.reminders}`) }));
  expect(document.activeElement).toBe(amount);
  await user.clear(amount);
  await user.type(amount, '14');
  await save();
  await screen.findByText(en.editing.editor.saved);
  expect(sent()[1]).toEqual(mended);
});
