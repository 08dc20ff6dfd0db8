// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { RetentionPreview } from '@phial/contract/staff/privacy';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const api = await answeringSite();
const ok = (data: unknown) => ({ code: 200, msg: '', data });

const QUIET: RetentionPreview = { retentionDays: 90, keptSince: '2026-06-20', days: [] };
const HELD = { records: 1_240, before: '2026-06-20', erasedBefore: '2025-12-02', today: '2026-09-18' };
const AGREE = 'POST /staff/privacy/held-erasure';

async function open(held: RetentionPreview['held'], answer: () => { code: number; msg: string }) {
  let preview: RetentionPreview = { ...QUIET, ...(held !== undefined && { held }) };
  await openSite(api, '/privacy', {
    account: { role: 'administrator' },
    answers: {
      'GET /staff/privacy': () => ok(preview),
      'POST /staff/accounts/search': () => ok([]),
      [AGREE]: () => {
        const given = answer();
        if (given.code === 200) preview = QUIET;
        return given;
      },
    },
  });
  await screen.findByText(/Kept at present/);
}

test('shows how many records are waiting and the clock, and erases them after a confirmation', async () => {
  await open(HELD, () => ok(QUIET));
  screen.getByText('1,240 records are due at once: nothing has been erased');
  screen.getByText(/today is .*18 September 2026/);
  screen.getByText(/visits since .*2 December 2025/);
  await userEvent.click(screen.getByRole('button', { name: 'Erase them' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase 1,240 records?' });
  expect(api.sentTo(AGREE)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Erase for good' }));
  await waitFor(() => expect(screen.queryByText(/are due at once/)).toBeNull());
  expect(api.sentTo(AGREE).map(({ body }) => body)).toEqual([{ before: '2026-06-20' }]);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Kept at present/));
});

test('keeps them when declined, and says when no erasure was made before', async () => {
  await open({ ...HELD, erasedBefore: null }, () => ok(QUIET));
  screen.getByText(/There has been no erasure in this database yet/);
  await userEvent.click(screen.getByRole('button', { name: 'Erase them' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Do not erase' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo(AGREE)).toEqual([]);
});

test('shows nothing while nothing is waiting', async () => {
  await open(undefined, () => ok(QUIET));
  expect(screen.queryByRole('button', { name: 'Erase them' })).toBeNull();
});
