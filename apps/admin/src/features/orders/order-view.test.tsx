// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { Order } from '@phial/contract/orders/order';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';
import { ORDER_ID, sampleOrder } from '../../testing/sample-order.ts';

const api = await answeringSite();

const line = (code: string) => ({
  kind: 'TEST_ITEM' as const,
  itemId: code,
  code,
  name: { tw: code, zh: code, en: `Item ${code}` },
});

async function open(changes: Partial<Order>) {
  await openSite(api, `/doctor/orders/${ORDER_ID}`, {
    account: { role: 'doctor' },
    answers: {
      [`GET /doctor/orders/${ORDER_ID}`]: () => ({
        code: 200,
        msg: '',
        data: sampleOrder({
          lines: [line('A'), line('B')],
          placedAt: '2026-03-02T01:00:00.000Z',
          ...changes,
        }),
      }),
    },
  });
  await screen.findByRole('list', { name: 'Chosen' });
}
const items = () =>
  within(screen.getByRole('list', { name: 'Chosen' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('an order with a report of one of two items says which one is outstanding', async () => {
  await open({
    state: 'IN_PROGRESS',
    reportedAt: '2026-03-03T01:00:00.000Z',
    progress: { lines: ['reported', 'outstanding'], unmatched: 1 },
  });
  screen.getByText('Not everything that was ordered has a final report yet.');
  expect(items()).toEqual(['AItem AFinal report', 'BItem BNo report yet']);
  screen.getByText(/^One report names none of these items/);
  screen.getByRole('link', { name: 'Reports of this order' });
});

test('an order whose reports were all withdrawn still leads to them', async () => {
  await open({
    state: 'RECEIVED',
    reportedAt: '2026-03-03T01:00:00.000Z',
    progress: { lines: ['outstanding', 'outstanding'], unmatched: 0 },
  });
  expect(items()).toEqual(['AItem ANo report yet', 'BItem BNo report yet']);
  screen.getByRole('link', { name: 'Reports of this order' });
});

test('an order that waits for its patient expects no reports yet', async () => {
  await open({ state: 'PLACED', progress: { lines: ['outstanding', 'outstanding'], unmatched: 0 } });
  expect(items()).toEqual(['AItem A', 'BItem B']);
});
