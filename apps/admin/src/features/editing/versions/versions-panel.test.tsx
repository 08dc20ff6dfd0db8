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

test('puts an earlier service into its form, which is saved as usual', async () => {
  const text = (one: string) => ({ tw: one, zh: one, en: one });
  const body = (name: string, hours: number) => ({
    name: text(name),
    shortName: text('US'),
    detail: text('By sound'),
    minutes: 20,
    preparation: { fasting: { hours, water: true }, bring: [], restrictions: [], notes: [] },
    colour: 'plum',
    icon: 'heart',
    daysAhead: 10,
    mostSeats: 1,
    reminders: [],
  });
  const service = (version: number, of: object) => ({
    code: 'us',
    version,
    state: 'ACTIVE',
    body: of,
    points: 0,
    deletable: true,
    updatedAt: entry.updatedAt,
    updatedBy: 'Mei',
  });
  const { event: _, ...saved } = version(1);
  const list = 'GET /staff/content/versions/service/us';
  const change = 'PUT /staff/content/services/us';
  await openSite(api, '/services/us', {
    answers: {
      'GET /staff/content/services/us': () => ok(service(2, body('Ultrasound', 8))),
      [change]: () => ok(service(3, body('Ultrasound', 6))),
      [list]: () => ok({ versions: [saved], next: null }),
      [`${list}/1`]: () => ok({ ...saved, body: body('Ultrasound', 6) }),
    },
  });
  await userEvent.click(await screen.findByText(words.title));
  await userEvent.click(await screen.findByRole('button', { name: /Compare/ }));
  const comparison = within(await screen.findByRole('region', { name: /version of/ }));
  comparison.getByText(en.editingFields.labels.fastingHours);
  comparison.getByText('8');
  await userEvent.click(comparison.getByRole('button', { name: words.use }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: words.use }));
  await screen.findByText(words.same);
  expect(api.sentTo(change)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: editor.save }));
  await expect
    .poll(() => api.sentTo(change).map(({ body }) => body))
    .toEqual([{ version: 2, body: expect.objectContaining({ name: text('Ultrasound') }) }]);
});

test('compares what is in the parts of a part in words: the items of a package', async () => {
  const text = (word: string) => ({ tw: `${word}一`, zh: `${word}二`, en: word });
  const withItems = (...items: { name: object; appliesTo: string }[]) => ({
    group: 'g',
    component: 'one',
    code: 'P1',
    name: text('Package'),
    specimens: [],
    itemsComplete: true,
    itemGroups: [{ items }],
    remarks: [],
  });
  const [sodium, calcium] = [
    { name: text('Sodium'), appliesTo: 'everyone' },
    { name: text('Calcium'), appliesTo: 'female' },
  ];
  const PACKAGE = 'GET /staff/content/entries/package/one';
  await openSite(api, '/content/package/one', {
    answers: {
      [PACKAGE]: () => ok({ ...entry, kind: 'package', published: withItems(sodium) }),
      'GET /staff/content/entries/package-group': () => ok([]),
      'GET /staff/catalogue/test-items': () => ok([]),
      [`${PACKAGE}/versions`]: () => ok({ versions: [version(7), version(2)], next: null }),
      [`${PACKAGE}/versions/2`]: () => ok({ ...version(2), body: withItems(sodium, calcium) }),
    },
  });
  await userEvent.click(await screen.findByText(words.title));
  const list = within(await screen.findByRole('list', { name: words.title }));
  await userEvent.click(list.getAllByRole('button').at(-1) as HTMLElement);
  await screen.findByText(/2\. Calcium一 \/ Calcium二 \/ Calcium \/ Women only/);
});
