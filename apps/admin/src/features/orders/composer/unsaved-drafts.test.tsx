// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { Answers } from '@phial/browser/testing/answering-api';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../../testing/answering-site.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ORDER_ID, sampleOrder, samplePatient } from '../../../testing/sample-order.ts';

const ok = (data: unknown) => ({ code: 200, msg: '', data });
const api = await answeringSite();

const open = (path: string, answers: Answers = {}) =>
  openSite(api, path, {
    account: { role: 'doctor' },
    answers: {
      'POST /doctor/patients/search': () => ok([]),
      'GET /appointment/testItem/listAll': () => ok([]),
      'GET /doctor/favourites': () => ok([]),
      'GET /doctor/order-sets': () => ok([]),
      'POST /doctor/orders/search': () => ok({ total: 0, orders: [] }),
      [`GET /doctor/orders/${ORDER_ID}`]: () => ok(sampleOrder()),
      ...answers,
    },
  });
const notes = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Clinical notes' });
const button = (name: string) => screen.getByRole('button', { name });

test('asks before leaving a draft, and restores it', async () => {
  await open('/doctor/orders/new');
  await userEvent.type(await notes(), 'Polyuria');
  await userEvent.click(screen.getByRole('link', { name: 'My orders' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }),
  );
  await screen.findByRole('heading', { level: 1, name: 'My orders' });
  await userEvent.click(screen.getByRole('link', { name: 'New order' }));
  expect((await notes()).value).toBe('Polyuria');
  await userEvent.click(button('Clear the form'));
  expect((await notes()).value).toBe('');
  await userEvent.click(screen.getByRole('link', { name: 'My orders' }));
  await screen.findByRole('heading', { level: 1, name: 'My orders' });
});

test('keeps text that came too late for an order placed in another window', async () => {
  await open(`/doctor/orders/${ORDER_ID}`, {
    [`PUT /doctor/orders/${ORDER_ID}`]: () => ({
      code: 409,
      msg: '',
      error: 'version-conflict',
      data: { order: sampleOrder({ patient: samplePatient(), state: 'PLACED', version: 3 }) },
    }),
  });
  await userEvent.type(await notes(), 'Late');
  await userEvent.click(button('Save draft'));
  await screen.findByText('The laboratory is waiting for the patient.');
  screen.getByRole('cell', { name: 'Late' });
  await userEvent.click(button('Close'));
  expect(screen.queryByRole('cell', { name: 'Late' })).toBeNull();
});

test('discards a draft without a patient without further messages', async () => {
  await open(`/doctor/orders/${ORDER_ID}`, {
    [`POST /doctor/orders/${ORDER_ID}/cancel`]: () =>
      ok(sampleOrder({ state: 'CANCELLED', cancelledAt: '2026-03-02T02:00:00.000Z', version: 2 })),
  });
  await userEvent.type(await notes(), 'Not wanted');
  await userEvent.click(button('Discard draft'));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
  await screen.findByText('This order will not be processed.');
  screen.getByText('No patient yet');
  expect(screen.queryByText('Not wanted')).toBeNull();
});
