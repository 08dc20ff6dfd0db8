// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { forgetServerState } from '@phial/browser/server-state/server-state';
import { type Answers, startAnsweringApi } from '@phial/browser/testing/answering-api';
import type { Order } from '@phial/contract/order';
import type { Patient } from '@phial/contract/order-patient';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage, startLanguage } from '../../../language/language.ts';
import { openSite } from '../../../testing/open-site.tsx';

const ORDER_ID = '7d1f8b1e-0000-4000-8000-000000000001';
const patient: Patient = {
  ...{ patientId: '7d1f8b1e-0000-4000-8000-0000000000a1', name: '陳大文', englishName: 'CHAN Tai Man' },
  ...{ birthday: '1946-02-08', sex: 'M', telNo: '', email: '', language: 'tw', version: 1 },
  ...{ documentType: 'HKID', documentNumber: 'A123***(*)' },
};
const nothing = { known: [], unknown: [] };

function order(changes: Partial<Order> = {}): Order {
  return {
    ...{
      orderId: ORDER_ID,
      number: 'HD-K22HPKWW',
      state: 'DRAFT',
      version: 1,
      notes: '',
      lines: [],
      patient: null,
    },
    ...{ createdAt: '2026-03-02T01:00:00.000Z', updatedAt: '2026-03-02T01:00:00.000Z' },
    ...{ placedAt: null, receivedAt: null, reportedAt: null, cancelledAt: null },
    requirements: { fasting: nothing, specimens: nothing, remarks: [] },
    ...changes,
  };
}

const ok = (data: unknown) => ({ code: 200, msg: '', data });
let api: Awaited<ReturnType<typeof startAnsweringApi>>;
beforeAll(async () => {
  api = await startAnsweringApi();
  await startLanguage();
  await setLanguage('en');
});
afterEach(() => {
  cleanup();
  forgetServerState();
});
afterAll(() => api.close());

const open = (path: string, answers: Answers = {}) =>
  openSite(api, path, {
    account: { role: 'doctor' },
    answers: {
      'POST /doctor/patients/search': () => ok([patient]),
      'GET /appointment/testItem/listAll': () => ok([]),
      'POST /doctor/orders/requirements': () =>
        ok({
          fasting: { known: [], unknown: [0] },
          specimens: { known: [{ text: { tw: '', zh: '', en: '2ml EDTA' }, lines: [0] }], unknown: [] },
          remarks: [],
        }),
      ...answers,
    },
  });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const find = (name: string) => screen.getByRole('combobox', { name });

test('patient and package are found by typing, and what is not known is said', async () => {
  const saved = order({ patient, version: 1 });
  await open('/doctor/orders/new', {
    'POST /doctor/orders': () => ok(saved),
    [`POST /doctor/orders/${ORDER_ID}/place`]: () => ok(order({ patient, state: 'PLACED', version: 2 })),
    [`GET /doctor/orders/${ORDER_ID}`]: () => ok(order({ patient, state: 'PLACED', version: 2 })),
  });
  await userEvent.type(find('Find a patient'), 'chan');
  await userEvent.click(await screen.findByRole('option', { name: /陳大文/ }));
  await userEvent.type(find('Add a package or test'), 'diabetes scr');
  await screen.findByRole('option', { name: /KM99/ });
  await userEvent.keyboard('{Enter}');
  const chosen = screen.getByRole('list', { name: 'Chosen' });
  within(chosen).getByText('Diabetes Screen');
  const side = screen.getByRole('region', { name: 'What the patient should know' });
  await within(side).findByText('2ml EDTA');
  within(side).getByText('Please enquire');
  await userEvent.click(button('Place order'));
  await screen.findByText('The laboratory waits for the patient.');
  expect(api.sentTo('POST /doctor/orders')[0]?.body).toEqual({
    ...{ patientId: patient.patientId, notes: '' },
    items: [{ kind: 'PACKAGE', itemId: 'diabetes-screen' }],
  });
});

test('an order of nobody is not placed, and the box to fill in has the focus', async () => {
  await open('/doctor/orders/new');
  await userEvent.click(button('Place order'));
  screen.getByText('Choose a patient before you place the order.');
  expect(document.activeElement).toBe(find('Find a patient'));
  expect(api.sentTo('POST /doctor/orders')).toEqual([]);
});

test('another window was faster: both are shown, and what was typed stays', async () => {
  const theirs = order({ notes: 'Theirs', version: 2 });
  let isFirst = true;
  await open(`/doctor/orders/${ORDER_ID}`, {
    [`GET /doctor/orders/${ORDER_ID}`]: () => ok(order()),
    [`PUT /doctor/orders/${ORDER_ID}`]: ({ body }) => {
      if (!isFirst) return ok(order({ notes: (body as { notes: string }).notes, version: 3 }));
      isFirst = false;
      return { code: 409, msg: 'Changed meanwhile', error: 'version-conflict', data: { order: theirs } };
    },
  });
  const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Clinical notes' });
  await userEvent.type(notes, 'Mine');
  await userEvent.click(button('Save draft'));
  await screen.findByText('This draft was changed in another window');
  screen.getByRole('cell', { name: 'Theirs' });
  expect(notes.value).toBe('Mine');
  await userEvent.click(button('Keep mine'));
  await screen.findByText('The draft is saved.');
  expect(
    api.sentTo(`PUT /doctor/orders/${ORDER_ID}`).map(({ body }) => (body as { version: number }).version),
  ).toEqual([1, 2]);
});

test('a draft that was placed elsewhere is shown as it is now', async () => {
  await open(`/doctor/orders/${ORDER_ID}`, {
    [`GET /doctor/orders/${ORDER_ID}`]: () => ok(order()),
    [`PUT /doctor/orders/${ORDER_ID}`]: () => ({
      ...{ code: 409, msg: '', error: 'version-conflict' },
      data: { order: order({ patient, state: 'PLACED', version: 3 }) },
    }),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Clinical notes' }), 'Late');
  await userEvent.click(button('Save draft'));
  await screen.findByText('The laboratory waits for the patient.');
});
