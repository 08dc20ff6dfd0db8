// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { CounterOrder } from '@phial/contract/orders/order';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../../testing/answering-site.ts';
import { openSite } from '../../../testing/open-site.tsx';

const ORDER_ID = '7d1f8b1e-0000-4000-8000-000000000001';
const RECEIVE = `POST /staff/orders/${ORDER_ID}/receive`;
const nothing = { known: [], unknown: [] };
const ok = (data: unknown) => ({ code: 200, msg: '', data });

function order(changes: Partial<CounterOrder> = {}): CounterOrder {
  return {
    orderId: ORDER_ID,
    number: 'HD-K22HPKWW',
    state: 'PLACED',
    priority: 'routine',
    version: 2,
    notes: '',
    lines: [],
    createdAt: '2026-03-02T01:00:00.000Z',
    updatedAt: '2026-03-02T01:00:00.000Z',
    placedAt: '2026-03-02T01:00:00.000Z',
    receivedAt: null,
    reportedAt: null,
    cancelledAt: null,
    fetchedAt: null,
    cancellationFetchedAt: null,
    patientName: '陳大文',
    documentNumber: 'A123***(*)',
    birthday: '1946-02-08',
    doctorName: 'Dr Sample',
    requirements: { fasting: nothing, specimens: nothing, remarks: [] },
    ...changes,
  };
}

const api = await answeringSite();

const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Order number or QR code' });

test('shows and receives a scanned note, and waits for the next one', async () => {
  await openSite(api, '/specimens', {
    account: { role: 'counter' },
    answers: {
      'POST /staff/orders/find': () => ok(order()),
      [RECEIVE]: () => ok(order({ state: 'RECEIVED', version: 3 })),
    },
  });
  await userEvent.type(await box(), 'HD-K22HPKWW{Enter}');
  await screen.findByText('陳大文');
  screen.getByText('8 Feb 1946');
  const { selectionStart, selectionEnd, value } = await box();
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
  await userEvent.click(screen.getByRole('button', { name: 'Specimen received' }));
  await screen.findByText('Specimen of order HD-K22HPKWW received.');
  expect(api.sentTo(RECEIVE).map(({ body }) => body)).toEqual([{ version: 2 }]);
  expect((await box()).value).toBe('');
  expect(document.activeElement).toBe(await box());
});

test('shows an unknown number beside the box', async () => {
  await openSite(api, '/specimens', {
    account: { role: 'counter' },
    answers: {
      'POST /staff/orders/find': () => ({ code: 422, msg: 'No such order', error: 'order-unknown' }),
    },
  });
  await userEvent.type(await box(), 'HD-22222223{Enter}');
  await screen.findByText('No such order');
});

test('shows the present order after a conflict', async () => {
  await openSite(api, '/specimens', {
    account: { role: 'counter' },
    answers: {
      'POST /staff/orders/find': () => ok(order()),
      [RECEIVE]: () => ({
        code: 409,
        msg: 'Changed',
        error: 'version-conflict',
        data: { order: order({ state: 'CANCELLED', version: 3 }) },
      }),
    },
  });
  await userEvent.type(await box(), 'HD-K22HPKWW{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Specimen received' }));
  await screen.findByText('There is no specimen to receive for this order now.');
});
