// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';
import { ORDER_ID, sampleOrder } from '../../testing/sample-order.ts';

const api = await answeringSite();
const doctor = { role: 'doctor' } as const;

test('an order that cannot be decrypted says so and what to do, and offers no second attempt', async () => {
  await openSite(api, `/doctor/orders/${ORDER_ID}`, {
    account: doctor,
    answers: {
      [`GET /doctor/orders/${ORDER_ID}`]: () => ({ code: 409, msg: 'damaged', error: 'record-unreadable' }),
    },
  });
  await screen.findByRole('heading', { name: 'This order cannot be read' });
  screen.getByText(/Please contact the laboratory/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the list does not call an order whose patient cannot be decrypted one without a patient', async () => {
  const { patient: _, notes: __, requirements: ___, ...summary } = sampleOrder({});
  const order = { ...summary, patientName: '', documentNumber: '', unreadable: true };
  await openSite(api, '/doctor/orders', {
    account: doctor,
    answers: {
      'POST /doctor/orders/search': () => ({ code: 200, msg: '', data: { total: 1, orders: [order] } }),
    },
  });
  const row = (await screen.findByRole('link', { name: order.number })).closest('tr');
  expect(within(row as HTMLElement).getByText('Data unreadable')).toBeTruthy();
});
