// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { staff as en } from '@phial/content/messages/en/staff';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const { failed, loading, tryAgain } = en.shell.page;
const { editor, kinds } = en.editing;
const ENTRY = 'GET /staff/content/entries/news/one';
const SAVE = 'POST /staff/content/entries/news';

const api = await answeringSite();

const back = () => screen.queryByRole('link', { name: editor.back(kinds.news.name) });

test('disables what a pending load would replace', async () => {
  const answered = Promise.withResolvers<{ code: number; msg: string; error: string }>();
  await openSite(api, '/content/news/one', { answers: { [ENTRY]: () => answered.promise } });
  await screen.findByText(loading);
  expect(back()).toBeNull();
  answered.resolve({ code: 404, msg: 'gone', error: 'not-found' });
  await screen.findByRole('heading', { level: 1, name: editor.gone });
  expect(back()?.getAttribute('href')).toBe('/content/news');
});

test('one that does not load can be retried, or left', async () => {
  await openSite(api, '/content/news/one', { answers: { [ENTRY]: () => ({ code: 503, msg: 'Busy' }) } });
  await screen.findByText(failed);
  expect(back()?.getAttribute('href')).toBe('/content/news');
  await userEvent.click(screen.getByRole('button', { name: tryAgain }));
  await expect.poll(() => api.sentTo(ENTRY).length).toBe(2);
});

test('an empty line of an article begins a paragraph, without a tag to type', async () => {
  await openSite(api, '/content/news/new', { answers: { [SAVE]: () => ({ code: 503, msg: 'Busy' }) } });
  const group = await screen.findByRole('group', { name: new RegExp(en.editingFields.labels.text) });
  const text = within(group).getByRole<HTMLTextAreaElement>('textbox', { name: /English/ });
  await userEvent.type(text, 'First{Enter}{Enter}Second');
  expect(text.value).toBe('First\n\nSecond');
  await userEvent.click(screen.getByRole('button', { name: editor.saveDraft }));
  await expect.poll(() => api.sentTo(SAVE).length).toBe(1);
  expect(api.sentTo(SAVE)[0]?.body).toMatchObject({
    body: { text: { en: '<p>First</p>\n\n<p>Second</p>' } },
  });
});

test('a picture that is too small is refused when it is chosen', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 300, height: 200, close: () => undefined }));
  onTestFinished(() => void vi.unstubAllGlobals());
  await openSite(api, '/content/news/new', { answers: {} });
  const name = `${en.editing.picture.choose}: ${en.editingFields.labels.pictureUrl}`;
  const input = await screen.findByLabelText(name, { selector: 'input' });
  await userEvent.upload(input, new File(['x'], 'small.png', { type: 'image/png' }));
  await screen.findByText(en.editing.picture.tooSmall(1200, 675));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['report', '{order}', '{code}', 'For Dr Chan Tai Man (example)'],
  ['reminder', '{code}', '{order}', 'For Chan Tai Man (example)'],
] as const)(
  'a message offers the names its kind may have, and no others: %s',
  async (id, offered, other, shown) => {
    const body = { subject: { tw: '', zh: '', en: 'Subject' }, text: { tw: '', zh: '', en: 'For {name}' } };
    const entry = {
      id,
      state: 'DRAFT',
      version: 1,
      draft: body,
      published: null,
      updatedAt: '2026-03-01T08:00:00.000Z',
      updatedBy: null,
    };
    await openSite(api, `/content/message-template/${id}`, {
      answers: {
        [`GET /staff/content/entries/message-template/${id}`]: () => ({ code: 200, msg: '', data: entry }),
      },
    });
    const words = await screen.findByRole('group', {
      name: new RegExp(`^${en.editingFields.labels.messageText}`),
    });
    expect(words.textContent).toContain(offered);
    expect(words.textContent).not.toContain(other);
    const preview = screen.getByRole('region', { name: en.editing.preview.title });
    within(preview).getByText(shown);
  },
);
