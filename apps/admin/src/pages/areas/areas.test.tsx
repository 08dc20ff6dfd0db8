// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { staff as en } from '@phial/content/messages/en/staff';
import type { StaffAreas } from '@phial/contract/content/areas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const { areas: words, editing } = en;
const { languages, problemOf } = editing;

const api = await answeringSite();

const text = (name: string) => ({ tw: `${name}（繁）`, zh: `${name}（简）`, en: name });
const areas: StaffAreas = [
  {
    code: 'HK',
    names: text('Hong Kong Island'),
    version: 1,
    districts: [
      { districtId: 'wan-chai', names: text('Wan Chai'), version: 4, points: 2 },
      { districtId: 'eastern', names: text('Eastern'), version: 1, points: 0 },
    ],
  },
  { code: 'KLN', names: text('Kowloon'), version: 1, districts: [] },
];

const done = (data: unknown) => () => ({ code: 200, msg: '', data });
const refused = (status: number, error: string, data: unknown) => () => ({
  code: status,
  msg: `Words of ${error}`,
  error,
  data,
});

async function openAreas(answers: Parameters<typeof api.answer>[0] = {}) {
  const account = { role: 'manager' } as const;
  await openSite(api, '/areas', { account, answers: { 'GET /staff/areas': done(areas), ...answers } });
  await screen.findByRole('heading', { name: /Hong Kong Island/ });
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });

test('a district is renamed in place, and the focus goes back to its button', async () => {
  const [hongKong, kowloon] = areas as [StaffAreas[0], StaffAreas[0]];
  const renamed = { ...hongKong.districts[0], names: text('Wanchai'), version: 5 };
  const user = await openAreas({
    'PUT /staff/areas/districts/wan-chai': done([{ ...hongKong, districts: [renamed] }, kowloon]),
  });
  await user.click(button(words.editOf('Wan Chai')));
  const form = screen.getByRole('form', { name: words.editOf('Wan Chai') });
  expect(document.activeElement).toBe(within(form).getByLabelText(languages.tw));
  const english = within(form).getByLabelText(languages.en);
  await user.clear(english);
  await user.type(english, 'Wanchai{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(button(words.editOf('Wanchai'))));
  expect(api.sentTo('PUT /staff/areas/districts/wan-chai').at(-1)?.body).toEqual({
    version: 4,
    body: { names: { ...text('Wan Chai'), en: 'Wanchai' } },
  });
});

test('a city that cannot be added keeps what was typed and names its fields', async () => {
  const problems = [{ path: 'code', problem: 'taken' }];
  const user = await openAreas({
    'POST /staff/areas/cities': refused(422, 'content-invalid', { problems }),
  });
  await user.click(button(words.addCity));
  const code = screen.getByLabelText<HTMLInputElement>(words.code);
  await user.type(code, 'KLN');
  await user.type(screen.getByLabelText(languages.en), 'Macau{Enter}');
  const link = await screen.findByRole('link', {
    name: editing.editor.problemIn(words.code, problemOf.taken),
  });
  expect(code.value).toBe('KLN');
  expect(screen.getByText(problemOf.taken).closest('[id]')?.id).toContain('area-code');
  await user.click(link);
  expect(document.activeElement).toBe(code);
});

test('whoever is overtaken sees the present names and keeps their own', async () => {
  const theirs = [{ ...areas[0], names: text('The Island'), version: 2 }, areas[1]];
  const user = await openAreas({
    'PUT /staff/areas/cities/HK': refused(409, 'version-conflict', { areas: theirs }),
  });
  await user.click(button(words.editOf('Hong Kong Island')));
  await user.type(screen.getByLabelText(languages.en), ' (mine){Enter}');
  await screen.findByText(words.conflict('The Island（繁） / The Island（简） / The Island'));
  expect(screen.getByLabelText<HTMLInputElement>(languages.en).value).toBe('Hong Kong Island (mine)');
  await user.click(button(words.save));
  await waitFor(() => expect(api.sentTo('PUT /staff/areas/cities/HK')).toHaveLength(2));
  expect(api.sentTo('PUT /staff/areas/cities/HK').at(-1)?.body).toMatchObject({ version: 2 });
});

test('a district with service points is not deleted, and the page says how many there are', async () => {
  const user = await openAreas({
    'DELETE /staff/areas/districts/wan-chai': refused(409, 'area-in-use', { count: 2 }),
  });
  await user.click(button(words.removeOf('Wan Chai')));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: words.remove }));
  await screen.findByText(words.inUse(2));
});

test('the districts of a city are put into another order by keyboard', async () => {
  const user = await openAreas({ 'PUT /staff/areas/cities/HK/district-order': done(areas) });
  await user.click(button(words.orderDistrictsOf('Hong Kong Island')));
  button(editing.order.down('Wan Chai')).focus();
  await user.keyboard('{Enter}');
  await user.click(button(editing.order.save));
  await waitFor(() => expect(api.sentTo('PUT /staff/areas/cities/HK/district-order')).toHaveLength(1));
  expect(api.sentTo('PUT /staff/areas/cities/HK/district-order').at(-1)?.body).toEqual({
    former: ['wan-chai', 'eastern'],
    order: ['eastern', 'wan-chai'],
  });
});
