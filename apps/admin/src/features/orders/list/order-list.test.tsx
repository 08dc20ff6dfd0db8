// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { OrderSearch, OrderSummary } from '@phial/contract/orders/order';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../../testing/answering-site.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { sampleOrder } from '../../../testing/sample-order.ts';

const SEARCH = 'POST /doctor/orders/search';
const TOTAL = 70;

const api = await answeringSite();

const LINE = {
  kind: 'TEST_ITEM',
  itemId: 'a',
  code: 'A',
  name: { tw: '甲', zh: '甲', en: 'Item A' },
} as const;

/** A doctor of many orders, all of them on every page there is. */
const open = (path: string) =>
  openSite(api, path, {
    account: { role: 'doctor' },
    answers: {
      [SEARCH]: ({ body }) => {
        const { page = 1, size = 20 } = body as OrderSearch;
        const summary: OrderSummary = {
          ...sampleOrder(),
          patientName: '陳大文',
          documentNumber: 'A123***(*)',
          state: 'IN_PROGRESS',
          lines: [LINE, { ...LINE, itemId: 'b' }],
          progress: { lines: ['reported', 'outstanding'], unmatched: 0 },
        };
        const orders = page <= Math.ceil(TOTAL / size) ? [summary] : [];
        return { code: 200, msg: '', data: { total: TOTAL, orders } };
      },
    },
  });
const lastAsked = () => api.sentTo(SEARCH).at(-1)?.body;

test('keeps a new page size, and starts at the first page', async () => {
  await open('/doctor/orders?page=3&sort=number');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Orders a page' }), '50');
  await waitFor(() => expect(lastAsked()).toMatchObject({ page: 1, size: 50, sort: 'number' }));
});

test('a page behind the last one leads to the last one', async () => {
  await open('/doctor/orders?page=99');
  await screen.findByRole('row', { name: /陳大文/ });
  expect(lastAsked()).toMatchObject({ page: 4, size: 20 });
  expect(screen.queryByText('You have no orders yet.')).toBeNull();
});

test('says of an order how many of its items have a final report', async () => {
  await open('/doctor/orders');
  const row = await screen.findByRole('row', { name: /陳大文/ });
  expect(row.textContent).toContain('Partly reported');
  expect(row.textContent).toContain('1 of 2 items reported');
});
