// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { currentNotices, dismissToast } from '@phial/browser/notices/notices';
import { type Answers, startAnsweringApi } from '@phial/browser/testing/answering-api';
import type { Recruitment } from '@phial/contract/content/content';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../../features/company/testing/open-page.tsx';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';

const LIST = 'GET /official/recruiment/all';

const vacancy = (id: string, name: string, html: string): Recruitment => {
  const encoded = html.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return {
    recruimentId: id,
    twName: `職位${name}`,
    zhName: `职位${name}`,
    enName: name,
    twDesc: encoded,
    zhDesc: encoded,
    enDesc: encoded,
    duties: [],
    requirements: [],
  };
};

let api: Awaited<ReturnType<typeof startAnsweringApi>>;

beforeAll(async () => {
  api = await startAnsweringApi();
  await startWithAllWords();
});
beforeEach(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices().toasts) dismissToast(id);
});
afterAll(() => api.close());

const listed = (...vacancies: Recruitment[]): Answers => ({
  [LIST]: () => ({ code: 200, msg: '', data: vacancies }),
});
const address = () => screen.getByTestId('address').textContent;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the list of vacancies', () => {
  test('shows a card for each vacancy, named in the present language', async () => {
    api.answer(listed(vacancy('1', 'Laboratory Assistant', 'x'), vacancy('a/b', 'Porter', 'x')));
    await openPage('/recruitment?index=7');
    await screen.findByRole('link', { name: 'Porter' });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(api.sentTo(LIST)).toHaveLength(1);
    await act(() => setLanguage('zh'));
    expect(screen.getByRole('link', { name: '职位Porter' })).toBeDefined();
    expect(api.sentTo(LIST)).toHaveLength(1);
  });

  test.each(['1', '4', 'a/b &c'])('the card of %j opens its page', async (id) => {
    api.answer(listed(vacancy(id, 'Porter', 'x')));
    await openPage('/recruitment?index=7');
    const link = await screen.findByRole('link', { name: 'Porter' });
    expect(link.getAttribute('href')).toBe(`/recruitmentDetail?index=7&id=${encodeURIComponent(id)}`);
  });

  test('shows a description as formatted text and runs nothing in it', async () => {
    const hit = vi.fn();
    Object.assign(window, { hit });
    const html =
      '<p>Early <strong>shift</strong></p><script>window.hit()</script><img src="x" onerror="window.hit()">';
    api.answer(listed(vacancy('9', 'Porter', html)));
    await openPage('/recruitment?index=7');
    const card = (await screen.findByRole('link', { name: 'Porter' })).closest('li') as HTMLElement;
    expect(within(card).getByText('shift').tagName).toBe('STRONG');
    expect(card.textContent).not.toMatch(/[<&]|script|hit/);
    expect(card.querySelector('script, [onerror]')).toBeNull();
    expect(hit).not.toHaveBeenCalled();
  });

  test('an empty list says so', async () => {
    api.answer(listed());
    await openPage('/recruitment?index=7');
    expect(await screen.findByText('There are no vacancies at present.')).toBeDefined();
  });

  test('after a failure the list can be retried', async () => {
    api.answer({ [LIST]: () => ({ code: 503, msg: 'busy' }) });
    await openPage('/recruitment?index=7');
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.answer(listed(vacancy('1', 'Laboratory Assistant', 'x')));
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Laboratory Assistant' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('the page of a job', () => {
  test('shows name, introduction, duties and requirements, and how to apply', async () => {
    const point = (text: string) => ({ tw: `繁${text}`, zh: `简${text}`, en: text });
    api.answer(
      listed({
        ...vacancy('1', 'Night assistant', '<p>Works <b>at night</b></p>'),
        employment: 'PART_TIME',
        duties: [point('Sort specimens'), point('Keep records')],
        requirements: [point('A quick eye')],
      }),
    );
    await openPage('/recruitmentDetail?index=7&id=1');
    await screen.findByRole('heading', { level: 1, name: 'Night assistant' });
    expect(screen.getByText('at night').tagName).toBe('B');
    expect(screen.getByText('Part-time')).toBeDefined();
    const points = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(points('What you will do')).toEqual(['Sort specimens', 'Keep records']);
    expect(points('What we ask for')).toEqual(['A quick eye']);
    expect(screen.getByRole('region', { name: 'How to apply' })).toBeDefined();
    await act(() => setLanguage('tw'));
    expect(points('工作內容')).toEqual(['繁Sort specimens', '繁Keep records']);
    expect(document.title).toMatch(/^職位Night assistant – /);
  });

  test('links back to the list', async () => {
    api.answer(listed());
    await openPage('/recruitmentDetail?index=7&id=3');
    await act(async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Back to the vacancies' }));
      await vi.dynamicImportSettled();
    });
    expect(address()).toBe('/recruitment?index=7');
    expect(heading()).toBe('Recruitment');
  });

  test('shows name and description alone where nothing else is published', async () => {
    api.answer(listed(vacancy('77', 'Porter', '<p>Moves <b>things</b></p>')));
    await openPage('/recruitmentDetail?index=7&id=77');
    await screen.findByText('things');
    expect(heading()).toBe('Porter');
    expect(screen.queryByRole('region', { name: 'What you will do' })).toBeNull();
    await waitFor(() => expect(document.title).toMatch(/^Porter – /));
  });

  test.each(['?index=7&id=99', '?index=7'])(
    'an id nobody knows is told with the way back (%s)',
    async (query) => {
      api.answer(listed(vacancy('1', 'Laboratory Assistant', 'x')));
      await openPage(`/recruitmentDetail${query}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'This job was not found' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'Back to the vacancies' })).toBeDefined();
    },
  );

  test('a list that does not load is not shown as a filled vacancy, and can be retried', async () => {
    api.answer({ [LIST]: () => ({ code: 503, msg: 'busy' }) });
    await openPage('/recruitmentDetail?index=7&id=77');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(heading()).toBe('Vacancy');
    api.answer(listed(vacancy('77', 'Porter', 'x')));
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Porter' })).toBeDefined();
  });
});
