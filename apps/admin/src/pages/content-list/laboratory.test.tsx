// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { staff as en } from '@phial/content/messages/en/staff';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const { colour, editor, kinds, laboratoryPreview, preview } = en.editing;
const { groups, labels } = en.editingFields;

const api = await answeringSite();

test('a laboratory that nobody has named is begun in groups, with a preview and the contrast of its colours', async () => {
  await openSite(api, '/content/laboratory', {
    answers: { 'GET /staff/content/entries/laboratory': () => ({ code: 200, msg: '', data: [] }) },
  });
  await screen.findByRole('heading', { level: 1, name: kinds.laboratory.name });
  for (const group of ['names', 'reach', 'accreditation', 'maps', 'look'] as const) {
    screen.getByRole('region', { name: groups[group] });
  }
  expect(screen.queryByRole('button', { name: editor.withdraw })).toBeNull();
  expect(screen.queryByRole('button', { name: editor.remove })).toBeNull();

  const name = within(screen.getByRole('group', { name: labels.name })).getByRole('textbox', {
    name: /English/,
  });
  await userEvent.clear(name);
  await userEvent.type(name, 'Peak Diagnostics');
  const shown = within(screen.getByRole('region', { name: preview.title }));
  await userEvent.click(shown.getByRole('tab', { name: en.editing.languages.en }));
  shown.getByText(laboratoryPreview.subjectOf('Peak Diagnostics'));

  const header = screen.getByRole('textbox', { name: labels.headerColour });
  await userEvent.clear(header);
  await userEvent.type(header, '#7fd1bc');
  screen.getByText(colour.tooPale('1.7:1'));
  await userEvent.clear(header);
  await userEvent.type(header, '#3b0764');
  screen.getByText(colour.legible('14.9:1'));
});
