// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { staff as en } from '@phial/content/messages/en/staff';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../../testing/answering-site.ts';
import { openSite } from '../../../testing/open-site.tsx';

const words = en.contentVersions;
const { editor, languages } = en.editing;
const ENTRY = 'GET /staff/content/entries/manage/one';
const SAVE = 'PUT /staff/content/entries/manage/one';
const VERSIONS = `${ENTRY}/versions`;

const api = await answeringSite();

const notice = (text: string) => ({ code: '', name: { tw: '甲', zh: '甲', en: text } });
const entry = {
  kind: 'manage',
  id: 'one',
  position: 1,
  state: 'PUBLISHED',
  version: 7,
  published: notice('New'),
  draft: null,
  updatedAt: '2026-11-20T02:00:00.000Z',
  updatedBy: 'Mei',
};
const version = (number: number, more: object = {}) => ({
  version: number,
  event: 'PUBLISHED',
  at: `2026-11-${String(10 + number)}T02:00:00.000Z`,
  by: 'Mei',
  isAuthorGone: false,
  ...more,
});
const ok = (data: unknown) => ({ code: 200, msg: '', data });

async function openVersions(answers: object = {}) {
  await openSite(api, '/content/manage/one', {
    answers: {
      [ENTRY]: () => ok(entry),
      [VERSIONS]: ({ query }) =>
        query.get('before') === null
          ? ok({
              versions: [version(7), version(6, { event: 'WITHDRAWN', by: null, isAuthorGone: true })],
              next: 6,
            })
          : ok({ versions: [version(2, { by: null })], next: null }),
      [`${VERSIONS}/2`]: () => ok({ ...version(2), body: notice('Old') }),
      ...answers,
    },
  });
  await userEvent.click(await screen.findByText(words.title));
  return within(await screen.findByRole('list', { name: words.title }));
}

test('lists each version with what happened, when and by whom, and more at a press', async () => {
  const list = await openVersions();
  const items = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items()[0]).toContain(words.by('Mei'));
  expect(items()[1]).toContain(`${words.events.WITHDRAWN}${words.authorGone}`);
  await userEvent.click(screen.getByRole('button', { name: words.more }));
  await expect.poll(() => items().length).toBe(3);
  expect(screen.queryByRole('button', { name: words.more })).toBeNull();
});

test('compares a version with the form, and saves it as the draft without publishing', async () => {
  const list = await openVersions({
    [SAVE]: () => ok({ ...entry, version: 8, draft: notice('Old') }),
  });
  await userEvent.click(screen.getByRole('button', { name: words.more }));
  await expect.poll(() => list.getAllByRole('listitem').length).toBe(3);
  await userEvent.click(list.getAllByRole('button', { name: /Compare/ })[2] as HTMLElement);
  const comparison = within(await screen.findByRole('region', { name: /version of/ }));
  comparison.getByText(editor.fieldIn(en.editingFields.labels.title, languages.en));
  comparison.getByText('Old');
  await userEvent.click(comparison.getByRole('button', { name: words.use }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: words.use }));
  await screen.findByText(words.same);
  expect(api.sentTo(SAVE).map(({ body }) => body)).toEqual([{ version: 7, body: notice('Old') }]);
  expect(screen.getByDisplayValue('Old')).toBeDefined();
});
