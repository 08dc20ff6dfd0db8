// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { Answers } from '@phial/browser/testing/answering-api';
import { MOST_ORDER_LINES, type OrderLine } from '@phial/contract/orders/order';
import type { OrderSet } from '@phial/contract/orders/order-set';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../../testing/answering-site.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ORDER_ID, sampleOrder } from '../../../testing/sample-order.ts';
import { sampleLine, sampleSet } from '../../../testing/sample-set.ts';

const ok = (data: unknown) => ({ code: 200, msg: '', data });
const nothing = { known: [], unknown: [] };
const api = await answeringSite();
const DRAFT = `/doctor/orders/${ORDER_ID}`;
const SET = `/doctor/order-sets/${sampleSet().setId}`;

/** A draft with these lines, and the doctor's sets as the server has them. */
async function open(lines: readonly OrderLine[], sets: () => readonly OrderSet[], answers: Answers = {}) {
  await openSite(api, DRAFT, {
    account: { role: 'doctor' },
    answers: {
      'POST /doctor/patients/search': () => ok([]),
      'GET /appointment/testItem/listAll': () => ok([]),
      'POST /doctor/orders/requirements': () => ok({ fasting: nothing, specimens: nothing, remarks: [] }),
      [`GET ${DRAFT}`]: () => ok(sampleOrder({ lines: [...lines], priority: 'urgent' })),
      'GET /doctor/favourites': () => ok([]),
      'GET /doctor/order-sets': () => ok(sets()),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Order sets' });
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const nameBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the set' });
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const manage = () => userEvent.click(button('Manage sets'));

test('adds what is not chosen yet, in its order, and announces both numbers', async () => {
  const lines = ['ferritin', 'lipids', 'folate'].map(sampleLine);
  await open([sampleLine('lipids')], () => [sampleSet({ lines })]);
  const add = button('Add set Yearly check (3 items)');
  await userEvent.click(add);
  expect(chosen()).toEqual(['C-lipidsTest lipids', 'C-ferritinTest ferritin', 'C-folateTest folate']);
  await screen.findByText('2 items added, 1 was already chosen.');
  expect(document.activeElement).toBe(add);
  await userEvent.click(add);
  await screen.findByText('0 items added, 3 were already chosen.');
  expect(chosen()).toHaveLength(3);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Urgent' }).checked).toBe(true);
});

test('adds a package beside a test of the same code, as the search does', async () => {
  const test = { ...sampleLine('diabetes-screen'), code: 'KM99' };
  await open([test], () => [sampleSet({ lines: [{ ...test, kind: 'PACKAGE' }] })]);
  await userEvent.click(button('Add set Yearly check (1 item)'));
  await screen.findByText('1 item added.');
  expect(chosen()).toHaveLength(2);
});

test('names what is no longer offered, and leaves it out', async () => {
  await open([], () => [sampleSet({ gone: [sampleLine('folate'), sampleLine('zinc')] })]);
  await userEvent.click(button('Add set Yearly check (2 items)'));
  const status = screen.getByText('No longer offered: Test folate, Test zinc', { selector: 'strong' });
  expect(status.closest('[role="status"]')?.textContent).toContain('2 items added.');
  expect(chosen()).toHaveLength(2);
});

test('adds nothing of a set that does not fit the order', async () => {
  const many = Array.from({ length: MOST_ORDER_LINES - 1 }, (_, index) => sampleLine(`${index}`));
  await open(many, () => [sampleSet()]);
  await userEvent.click(button('Add set Yearly check (2 items)'));
  await screen.findByText(/^Nothing was added/);
  expect(chosen()).toHaveLength(MOST_ORDER_LINES - 1);
});

test('saves the chosen lines as a set, with a name that is checked beside its box', async () => {
  const sets: OrderSet[] = [];
  let isTaken = true;
  await open([sampleLine('ferritin')], () => sets, {
    'POST /doctor/order-sets': ({ body }) => {
      if (isTaken) return { code: 409, msg: 'You already have it.', error: 'order-set-name-taken' };
      const { name } = body as { name: string };
      sets.push(sampleSet({ name, lines: [sampleLine('ferritin')] }));
      return ok(sets[0]);
    },
  });
  await userEvent.click(button('Save as set'));
  expect(document.activeElement).toBe(nameBox());
  screen.getByText(/No names, numbers or anything else about a patient/);
  await userEvent.click(button('Save set'));
  screen.getByText('Please enter a name.');
  await userEvent.click(nameBox());
  await userEvent.paste('x'.repeat(61));
  screen.getByText('At most 60 characters; there are 61.');
  expect(api.sentTo('POST /doctor/order-sets')).toEqual([]);
  await userEvent.clear(nameBox());
  await userEvent.type(nameBox(), 'Iron{Enter}');
  await screen.findByText('You already have it.');
  expect(nameBox().getAttribute('aria-invalid')).toBe('true');
  isTaken = false;
  await userEvent.type(nameBox(), ' status{Enter}');
  await screen.findByText('Saved as set “Iron status”.');
  await screen.findByRole('button', { name: 'Add set Iron status (1 item)' });
  await waitFor(() => expect(document.activeElement).toBe(button('Save as set')));
  expect(api.sentTo('POST /doctor/order-sets')[1]?.body).toEqual({
    name: 'Iron status',
    items: [{ kind: 'TEST_ITEM', itemId: 'ferritin' }],
  });
});

test('shows a set that another window has changed, and renames that one when asked again', async () => {
  let now = sampleSet();
  const theirs = sampleSet({ name: 'Theirs', lines: [sampleLine('zinc')], version: 2 });
  await open([], () => [now], {
    [`PATCH ${SET}`]: ({ body }) => {
      const { name, version } = body as { name: string; version: number };
      if (version === 1) {
        now = theirs;
        return { code: 409, msg: '', error: 'version-conflict', data: { set: theirs } };
      }
      now = { ...theirs, name, version: 3 };
      return ok(now);
    },
  });
  await manage();
  await userEvent.click(button('Rename Yearly check'));
  expect(nameBox().value).toBe('Yearly check');
  await userEvent.clear(nameBox());
  await userEvent.type(nameBox(), 'Mine{Enter}');
  await screen.findByText('This set was changed in another window. It is now:');
  screen.getByText('Test zinc', { exact: false, selector: 'dialog *' });
  expect(nameBox().value).toBe('Mine');
  await userEvent.type(nameBox(), '{Enter}');
  await screen.findByText('The set is now called “Mine”.');
  await screen.findByRole('button', { name: 'Rename Mine' });
});

test('replaces the items of a set by those chosen now, after a question', async () => {
  let now = sampleSet();
  await open([sampleLine('zinc')], () => [now], {
    [`PATCH ${SET}`]: () => {
      now = sampleSet({ lines: [sampleLine('zinc')], version: 2 });
      return ok(now);
    },
  });
  await manage();
  await userEvent.click(button('Replace items of Yearly check'));
  screen.getByText(/The set has 2 items\. It will have the 1 item chosen now instead/);
  await confirm('Replace items');
  await screen.findByText('“Yearly check” now has 1 item.');
  await screen.findByRole('button', { name: 'Add set Yearly check (1 item)' });
  expect(api.sentTo(`PATCH ${SET}`)[0]?.body).toEqual({
    items: [{ kind: 'TEST_ITEM', itemId: 'zinc' }],
    version: 1,
  });
});

test('deletes nothing of what another window has changed, and shows it', async () => {
  let now = sampleSet();
  await open([], () => [now], {
    [`DELETE ${SET}`]: () => {
      now = sampleSet({ name: 'Theirs', version: 2 });
      return { code: 409, msg: '', error: 'version-conflict', data: { set: now } };
    },
  });
  await manage();
  expect(screen.queryByRole('button', { name: /^Replace items/ })).toBeNull();
  await userEvent.click(button('Delete Yearly check'));
  await confirm('Delete');
  await screen.findByText(/^“Yearly check” was changed in another window, so nothing was done/);
  await screen.findByRole('button', { name: 'Delete Theirs' });
});

test('deletes a set after a question, and keeps the focus at the sets', async () => {
  const sets = [sampleSet()];
  await open([], () => sets, {
    [`DELETE ${SET}`]: () => {
      sets.pop();
      return ok(null);
    },
  });
  await manage();
  await userEvent.click(button('Delete Yearly check'));
  await confirm('Keep it');
  expect(api.sentTo(`DELETE ${SET}`)).toEqual([]);
  await userEvent.click(button('Delete Yearly check'));
  await confirm('Delete');
  await screen.findByText('The set “Yearly check” has been deleted.');
  await waitFor(() => expect(screen.queryByText('Yearly check')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Order sets' })),
  );
});
