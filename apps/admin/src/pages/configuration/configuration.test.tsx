// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { staff as en } from '@phial/content/messages/en/staff';
import type { ConfigurationPreview } from '@phial/contract/configuration/configuration';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const words = en.configuration;
const api = await answeringSite();

const PREVIEW = 'POST /staff/configuration/preview';
const RUN = 'POST /staff/configuration';
const name = { tw: '中環', zh: '中环', en: 'Central' };
const preview = (changes: Partial<ConfigurationPreview> = {}): ConfigurationPreview => ({
  added: 1,
  changed: 1,
  unchanged: 7,
  kept: 1,
  sections: [
    { section: 'servicePoints', added: 1, changed: 0, kept: 1 },
    { section: 'content.news', added: 0, changed: 1, kept: 0 },
  ],
  differences: [
    { effect: 'added', section: 'servicePoints', id: 'central', name },
    { effect: 'reordered', section: 'content.news', id: '' },
    { effect: 'kept', section: 'servicePoints', id: 'former' },
  ],
  unfinished: [],
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

async function openPage(answers: Parameters<typeof api.answer>[0] = {}) {
  await openSite(api, '/configuration', { account: { role: 'administrator' }, answers });
  await screen.findByRole('heading', { level: 1, name: words.title });
  return userEvent.setup();
}

async function chooseFile(answers: Parameters<typeof api.answer>[0], text = '{"a":1}') {
  const user = await openPage(answers);
  await user.upload(screen.getByLabelText(words.import.file), new File([text], 'lab.json'));
  await user.click(screen.getByRole('button', { name: en.imports.preview }));
  return user;
}

const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => row.textContent);

test('shows what a file would change, and imports it with the own password', async () => {
  const user = await chooseFile({
    [PREVIEW]: done(preview()),
    [RUN]: done(preview({ unfinished: ['webhooks'] })),
  });
  const title = await screen.findByRole('heading', { name: en.imports.previewTitle('lab.json') });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(rowsOf(words.sectionsLabel)).toEqual([
    `${words.sections.servicePoints}101`,
    `${en.editing.kinds.news.name}010`,
  ]);
  expect(rowsOf(words.differencesTitle)).toEqual([
    `Central${words.sections.servicePoints}${words.effects.added}`,
    `${words.wholeList}${en.editing.kinds.news.name}${words.effects.reordered}`,
    `former${words.sections.servicePoints}${words.effects.kept}`,
  ]);
  const button = screen.getByRole('button', { name: en.imports.import(2) });
  await user.click(button);
  expect(api.sentTo(RUN)).toHaveLength(0);
  await user.type(screen.getByLabelText(en.accounts.fields.ownPassword), 'correct horse battery');
  await user.click(button);
  await screen.findByText(words.done(1, 1));
  screen.getByText(words.unfinished.webhooks);
  const link = screen.getAllByRole('link', { name: words.sections.webhooks }).at(-1);
  expect(link?.getAttribute('href')).toBe('/webhooks');
  expect(api.sentTo(RUN).at(-1)?.body).toEqual({
    file: '{"a":1}',
    fingerprint: '0'.repeat(64),
    ownPassword: 'correct horse battery',
  });
  screen.getByLabelText(words.import.file);
});

test('shows the present preview where the data have changed meanwhile, and keeps the form after a wrong password', async () => {
  const present = preview({ added: 2, fingerprint: '1'.repeat(64) });
  const user = await chooseFile({
    [PREVIEW]: done(preview()),
    [RUN]: refused(403, 'password-wrong', null),
  });
  await user.type(await screen.findByLabelText(en.accounts.fields.ownPassword), 'wrong');
  await user.click(screen.getByRole('button', { name: en.imports.import(2) }));
  await screen.findByText('Words of password-wrong');
  api.answer({ [RUN]: refused(409, 'import-outdated', { preview: present }) });
  await user.click(screen.getByRole('button', { name: en.imports.import(2) }));
  await screen.findByText(en.imports.outdated);
  screen.getByRole('button', { name: en.imports.import(3) });
});

test('lists what is in the way with its place in the file, and starts again', async () => {
  const problems = [
    { path: '', problem: 'no-configuration' },
    { path: 'weeks.0', problem: 'bookings-affected', count: 2, points: ['central', 'north'] },
    { path: 'testItems.3.subject', problem: 'not-one-of', value: 'X', expected: ['BIO', 'HAE'] },
  ];
  const user = await chooseFile({ [PREVIEW]: refused(422, 'import-invalid', { count: 900, problems }) });
  const title = await screen.findByRole('heading', { name: en.imports.problemsTitle(900) });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(rowsOf(en.imports.problemsLabel)).toEqual([
    `${words.wholeFile}${words.problems['no-configuration']}`,
    `weeks.0${words.problems['bookings-affected']} ${words.bookings(2)} ${words.points('central, north')}`,
    `testItems.3.subject${en.imports.problems['not-one-of']('X', 'BIO, HAE')}`,
  ]);
  screen.getByText(en.imports.firstProblems(3));
  await user.click(screen.getByRole('button', { name: en.imports.another }));
  screen.getByLabelText(words.import.file);
});

test('asks for a file before it sends anything, and keeps the form where the call fails', async () => {
  const user = await openPage({ [PREVIEW]: refused(503, 'busy', null) });
  await user.click(screen.getByRole('button', { name: en.imports.preview }));
  expect(document.activeElement).toBe(screen.getByLabelText(words.import.file));
  screen.getByText(en.imports.fileMissing);
  await user.upload(screen.getByLabelText(words.import.file), new File(['{}'], 'lab.json'));
  await user.click(screen.getByRole('button', { name: en.imports.preview }));
  await screen.findByText('Words of busy');
  screen.getByLabelText(words.import.file);
});

test('says where a file that changes nothing leaves nothing to confirm', async () => {
  await chooseFile({
    [PREVIEW]: done(preview({ added: 0, changed: 0, kept: 0, sections: [], differences: [] })),
  });
  await screen.findByText(en.imports.nothing);
  expect(screen.queryByLabelText(en.accounts.fields.ownPassword)).toBeNull();
});

test('says why the configuration could not be downloaded', async () => {
  const user = await openPage({ 'GET /staff/configuration': refused(503, 'busy', null) });
  await user.click(screen.getByRole('button', { name: words.download.submit }));
  await screen.findByText(words.download.failed);
  screen.getByText('Words of busy');
});
