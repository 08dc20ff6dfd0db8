// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { staff as en } from '@phial/content/messages/en/staff';
import type { ImportPreview } from '@phial/contract/imports/import';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const words = en.imports;

const api = await answeringSite();

const preview = (changes: Partial<ImportPreview> = {}): ImportPreview => ({
  encoding: 'big5',
  added: 1,
  changed: 0,
  unchanged: 4,
  removed: 1,
  changes: [
    { line: 2, effect: 'added', title: { tw: '鈉', zh: '钠', en: 'Sodium' } },
    { effect: 'removed', title: { tw: '鉀', zh: '钾', en: 'Potassium' } },
  ],
  fingerprint: '0'.repeat(64),
  ...changes,
});
const done = (data: unknown) => () => ({ code: 200, msg: '', data });
const refused = (status: number, error: string, data: unknown) => () => ({
  code: status,
  msg: `Words of ${error}`,
  error,
  data,
});
const PREVIEW = 'POST /staff/imports/test-items/preview';
const RUN = 'POST /staff/imports/test-items';

async function chooseFile(answers: Parameters<typeof api.answer>[0]) {
  await openSite(api, '/import?kind=test-items', { account: { role: 'manager' }, answers });
  const user = userEvent.setup();
  const file = new File(['a,b\n'], 'tests.csv', { type: 'application/vnd.ms-excel' });
  await user.upload(await screen.findByLabelText(words.file), file);
  await user.click(screen.getByRole('button', { name: words.preview }));
  return user;
}

test('shows what a file would change, imports it, and reports the counts', async () => {
  const user = await chooseFile({ [PREVIEW]: done(preview()), [RUN]: done({ ...preview(), passwords: [] }) });
  const title = await screen.findByRole('heading', { name: words.previewTitle('tests.csv') });
  await waitFor(() => expect(document.activeElement).toBe(title));
  screen.getByText(words.readAs(words.encodings.big5));
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([`Sodium${words.counts.added}2`, `Potassium${words.counts.removed}–`]);
  await user.click(screen.getByRole('button', { name: words.import(2) }));
  await screen.findByText(words.done(1, 0, 1));
  const sent = api.sentTo(RUN).at(-1);
  expect(sent?.body).toBe('a,b\n');
  expect(sent?.headers['content-type']).toBe('text/csv');
  expect(sent?.query.get('fingerprint')).toBe('0'.repeat(64));
});

test('shows the present preview where the data have changed meanwhile', async () => {
  const present = preview({ added: 0, changed: 3, removed: 0, changes: [], fingerprint: '1'.repeat(64) });
  const user = await chooseFile({
    [PREVIEW]: done(preview()),
    [RUN]: refused(409, 'import-outdated', { preview: present }),
  });
  await user.click(await screen.findByRole('button', { name: words.import(2) }));
  await screen.findByText(words.outdated);
  screen.getByRole('button', { name: words.import(3) });
});

test('lists everything to correct, by row and column, and starts again', async () => {
  const user = await chooseFile({
    [PREVIEW]: refused(422, 'import-invalid', {
      encoding: 'utf-8',
      count: 700,
      problems: [
        { line: 2, column: 'subject', code: 'not-one-of', value: 'X', expected: ['BIO', 'HAE'] },
        { line: 3, code: 'cell-count' },
      ],
    }),
  });
  const title = await screen.findByRole('heading', { name: words.problemsTitle(700) });
  await waitFor(() => expect(document.activeElement).toBe(title));
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    `2subject${words.problems['not-one-of']('X', 'BIO, HAE')}`,
    `3${words.problems['cell-count']('', '')}`,
  ]);
  screen.getByText(words.firstProblems(2));
  await user.click(screen.getByRole('button', { name: words.another }));
  screen.getByLabelText(words.file);
});

test('asks for a file before it sends anything, and keeps the form where the call fails', async () => {
  await openSite(api, '/import?kind=test-items', { account: { role: 'manager' }, answers: {} });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: words.preview }));
  const input = screen.getByLabelText(words.file);
  expect(document.activeElement).toBe(input);
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(words.fileMissing);
  api.answer({ [PREVIEW]: () => ({ code: 503, msg: 'Words of busy', error: 'busy', data: null }) });
  await user.upload(screen.getByLabelText(words.file), new File(['a'], 'tests.csv'));
  await user.click(screen.getByRole('button', { name: words.preview }));
  await screen.findByText('Words of busy');
  screen.getByLabelText(words.file);
});

test('shows the first passwords of imported staff until they are put away', async () => {
  const added = preview({ added: 1, removed: 0, changes: [] });
  const passwords = [{ login: 'wong', displayName: 'Wong', password: 'abcd-efgh' }];
  await openSite(api, '/import?kind=staff', {
    account: { role: 'administrator' },
    answers: {
      'POST /staff/imports/staff/preview': done(added),
      'POST /staff/imports/staff': done({ ...added, passwords }),
    },
  });
  const user = userEvent.setup();
  await user.upload(await screen.findByLabelText(words.file), new File(['a\n'], 'staff.csv'));
  await user.click(screen.getByRole('button', { name: words.preview }));
  await user.click(await screen.findByRole('button', { name: words.import(1) }));
  const dialog = await screen.findByRole('dialog', { name: words.passwords.title });
  expect(within(dialog).getByText('abcd-efgh')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(within(dialog).getByRole('button', { name: words.passwords.kept }));
  expect(screen.queryByText('abcd-efgh')).toBeNull();
});

test('offers staff to administrators alone', async () => {
  await openSite(api, '/import?kind=staff', { account: { role: 'manager' } });
  expect(await screen.findByRole('option', { name: words.kinds.services.name })).toBeTruthy();
  expect(screen.queryByRole('option', { name: words.kinds.staff.name })).toBeNull();
});
