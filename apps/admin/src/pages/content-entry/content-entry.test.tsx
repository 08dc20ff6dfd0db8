// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { staff as en } from '@phial/content/messages/en/staff';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const { failed, loading, tryAgain } = en.shell.page;
const { editor, kinds } = en.editing;
const ENTRY = 'GET /staff/content/entries/news/one';

const api = await answeringSite();

const back = () => screen.queryByRole('link', { name: editor.back(kinds.news.name) });

test('while it is on its way there is nothing to press that it would replace', async () => {
  const answered = Promise.withResolvers<{ code: number; msg: string; error: string }>();
  await openSite(api, '/content/news/one', { answers: { [ENTRY]: () => answered.promise } });
  await screen.findByText(loading);
  expect(back()).toBeNull();
  answered.resolve({ code: 404, msg: 'gone', error: 'not-found' });
  await screen.findByRole('heading', { level: 1, name: editor.gone });
  expect(back()?.getAttribute('href')).toBe('/content/news');
});

test('one that does not come can be asked for again, or left', async () => {
  await openSite(api, '/content/news/one', { answers: { [ENTRY]: () => ({ code: 503, msg: 'Busy' }) } });
  await screen.findByText(failed);
  expect(back()?.getAttribute('href')).toBe('/content/news');
  await userEvent.click(screen.getByRole('button', { name: tryAgain }));
  await expect.poll(() => api.sentTo(ENTRY).length).toBe(2);
});
