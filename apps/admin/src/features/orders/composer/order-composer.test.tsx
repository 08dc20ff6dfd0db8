// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { Answers } from '@phial/browser/testing/answering-api';
import { MOST_ORDER_LINES } from '@phial/contract/orders/order';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../../testing/answering-site.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ORDER_ID, sampleOrder, samplePatient } from '../../../testing/sample-order.ts';

const patient = samplePatient();
const order = sampleOrder;
const ok = (data: unknown) => ({ code: 200, msg: '', data });
const api = await answeringSite();

const open = (path: string, answers: Answers = {}) =>
  openSite(api, path, {
    account: { role: 'doctor' },
    answers: {
      'POST /doctor/patients/search': () => ok([patient]),
      'GET /appointment/testItem/listAll': () => ok([]),
      'GET /doctor/favourites': () => ok([]),
      'GET /doctor/order-sets': () => ok([]),
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

test('finds patient and package by typing, and shows what is not known', async () => {
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
  const side = screen.getByRole('region', { name: 'What the patient needs to know' });
  await within(side).findByText('2ml EDTA');
  within(side).getByText('Please enquire');
  await userEvent.click(screen.getByRole('radio', { name: 'Urgent' }));
  await userEvent.click(button('Place order'));
  await screen.findByText('The laboratory is waiting for the patient.');
  expect(api.sentTo('POST /doctor/orders')[0]?.body).toEqual({
    patientId: patient.patientId,
    notes: '',
    priority: 'urgent',
    items: [{ kind: 'PACKAGE', itemId: 'diabetes-screen' }],
  });
});

test('does not place an order without a patient, and focuses the missing field', async () => {
  await open('/doctor/orders/new');
  await userEvent.click(button('Place order'));
  screen.getByText('Choose a patient before you place the order.');
  expect(document.activeElement).toBe(find('Find a patient'));
  expect(api.sentTo('POST /doctor/orders')).toEqual([]);
});

test('shows both versions after a conflict, and keeps what was typed', async () => {
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
  await screen.findByText('The draft has been saved.');
  expect(
    api.sentTo(`PUT /doctor/orders/${ORDER_ID}`).map(({ body }) => (body as { version: number }).version),
  ).toEqual([1, 2]);
});

test('Enter selects nobody from an outdated list', async () => {
  const wong = samplePatient({ patientId: '7d1f8b1e-0000-4000-8000-0000000000a2', name: 'Wong Siu Ming' });
  let answerWong: (() => void) | undefined;
  await open('/doctor/orders/new', {
    'POST /doctor/patients/search': async ({ body }) => {
      if ((body as { text: string }).text === '') return ok([patient, wong]);
      await new Promise<void>((resolve) => {
        answerWong = resolve;
      });
      return ok([wong]);
    },
  });
  await userEvent.click(find('Find a patient'));
  await screen.findByRole('option', { name: /陳大文/ });
  await userEvent.keyboard('w{Enter}');
  expect(screen.queryByRole('button', { name: 'Change details' })).toBeNull();
  await waitFor(() => expect(answerWong).toBeDefined());
  answerWong?.();
  await waitFor(() => expect(screen.queryByRole('option', { name: /陳大文/ })).toBeNull());
  expect(screen.getByRole('option', { name: /Wong/ }).getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Change details' });
  screen.getByText('Wong Siu Ming');
});

test('shows a failed search for patients beside its box', async () => {
  await open('/doctor/orders/new', {
    'POST /doctor/patients/search': () => ({ code: 500, msg: 'Something went wrong' }),
  });
  await screen.findByText('This could not be loaded');
});

test('an item that is no longer offered is marked', async () => {
  const [offered, gone] = ['ferritin', 'withdrawn'].map((itemId) => ({
    kind: 'TEST_ITEM' as const,
    itemId,
    code: itemId,
    name: { tw: itemId, zh: itemId, en: `Test ${itemId}` },
  }));
  if (offered === undefined || gone === undefined) throw new Error('two items');
  await open(`/doctor/orders/${ORDER_ID}`, {
    [`GET /doctor/orders/${ORDER_ID}`]: () => ok(order({ lines: [offered, gone] })),
    [`PUT /doctor/orders/${ORDER_ID}`]: () => ({
      code: 422,
      msg: 'No longer offered',
      error: 'order-item-unknown',
      data: { items: [{ kind: gone.kind, itemId: gone.itemId }] },
    }),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Clinical notes' }), 'x');
  await userEvent.click(button('Save draft'));
  const marked = await waitFor(() => {
    const lines = screen.getAllByRole('listitem').filter((line) => line.textContent?.includes('offered'));
    expect(lines).toHaveLength(1);
    return lines;
  });
  expect(marked[0]?.textContent).toContain('Test withdrawn');
});

test('accepts no more items than an order holds', async () => {
  const lines = Array.from({ length: MOST_ORDER_LINES }, (_, index) => ({
    kind: 'TEST_ITEM' as const,
    itemId: `${index}`,
    code: `S${index}`,
    name: { tw: `${index}`, zh: `${index}`, en: `Test ${index}` },
  }));
  await open(`/doctor/orders/${ORDER_ID}`, {
    [`GET /doctor/orders/${ORDER_ID}`]: () => ok(order({ lines })),
  });
  await screen.findByText(`An order can have at most ${MOST_ORDER_LINES} items.`);
  await userEvent.type(find('Add a package or test'), 'diabetes scr{Enter}');
  expect(screen.getByRole('list', { name: 'Chosen' }).children).toHaveLength(MOST_ORDER_LINES);
});

test('keeps notes that are too long and reports them', async () => {
  await open('/doctor/orders/new');
  const notes = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Clinical notes' });
  await userEvent.click(notes);
  await userEvent.paste('x'.repeat(4_001));
  expect(notes.value).toHaveLength(4_001);
  expect(notes.getAttribute('aria-invalid')).toBe('true');
  screen.getByText(/At most 4000 characters can be kept, and there are 4001/);
  await userEvent.type(notes, '{Backspace}');
  expect(notes.getAttribute('aria-invalid')).toBeNull();
});
