// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { Answers } from '@phial/browser/testing/answering-api';
import type { OrderLine } from '@phial/contract/orders/order';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeringSite } from '../../../testing/answering-site.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { sampleLine } from '../../../testing/sample-set.ts';

const ok = (data: unknown) => ({ code: 200, msg: '', data });
const nothing = { known: [], unknown: [] };
const api = await answeringSite();
const DIABETES = '/doctor/favourites/PACKAGE/diabetes-screen';

const open = (favourites: () => readonly OrderLine[], answers: Answers = {}) =>
  openSite(api, '/doctor/orders/new', {
    account: { role: 'doctor' },
    answers: {
      'POST /doctor/patients/search': () => ok([]),
      'GET /appointment/testItem/listAll': () => ok([]),
      'POST /doctor/orders/requirements': () => ok({ fasting: nothing, specimens: nothing, remarks: [] }),
      'GET /doctor/favourites': () => ok(favourites()),
      'GET /doctor/order-sets': () => ok([]),
      ...answers,
    },
  });
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Add a package or test' });
const star = (name: string) => screen.getByRole('button', { name: `Add ${name} to favourites` });
const list = () => screen.findByRole('region', { name: 'Favourites' });

test('lists favourites by name below the empty box, each added by one press', async () => {
  await open(() => [sampleLine('b 10'), sampleLine('a'), sampleLine('b 9')]);
  const region = within(await list());
  expect(region.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Test a',
    'Test b 9',
    'Test b 10',
  ]);
  await userEvent.click(region.getByRole('button', { name: 'Order Test b 9' }));
  within(screen.getByRole('list', { name: 'Chosen' })).getByText('Test b 9');
  await screen.findByText('Test b 9 added');
  const taken = region.getByRole('button', { name: 'Test b 9, already chosen' });
  expect(document.activeElement).toBe(taken);
  await userEvent.click(taken);
  expect(screen.getByRole('list', { name: 'Chosen' }).children).toHaveLength(1);
  await userEvent.type(box(), 'x');
  expect(screen.queryByRole('region', { name: 'Favourites' })).toBeNull();
});

test('Tab leads from the box to the star of the marked result, and Escape back', async () => {
  const favourites: OrderLine[] = [];
  await open(() => favourites, {
    [`PUT ${DIABETES}`]: () => {
      favourites.push({ ...sampleLine('diabetes-screen'), kind: 'PACKAGE' });
      return ok(null);
    },
  });
  await userEvent.type(box(), 'diabetes scr');
  await screen.findByRole('option', { name: /KM99/, selected: true });
  const options = screen.getAllByRole('option');
  await userEvent.tab();
  expect(document.activeElement).toBe(star('Diabetes Screen'));
  expect(star('Diabetes Screen').getAttribute('aria-pressed')).toBe('false');
  await userEvent.keyboard(' ');
  await screen.findByText('Diabetes Screen added to favourites');
  expect(star('Diabetes Screen').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('option')).toHaveLength(options.length);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(box());
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('marks and unmarks a chosen line, the last press winning', async () => {
  let favourites = [sampleLine('ferritin')];
  const sent: string[] = [];
  const pressedAgain = Promise.withResolvers<void>();
  await open(() => favourites, {
    'PUT /doctor/favourites/TEST_ITEM/ferritin': () => {
      sent.push('PUT');
      favourites = [sampleLine('ferritin')];
      return ok(null);
    },
    'DELETE /doctor/favourites/TEST_ITEM/ferritin': async () => {
      sent.push('DELETE');
      await pressedAgain.promise;
      favourites = [];
      return ok(null);
    },
  });
  await userEvent.click(within(await list()).getByRole('button', { name: 'Order Test ferritin' }));
  expect(star('Test ferritin').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(star('Test ferritin'));
  await waitFor(() => expect(star('Test ferritin').getAttribute('aria-pressed')).toBe('false'));
  await userEvent.click(star('Test ferritin'));
  // A change that did not wait for the one before would arrive ahead of this call.
  await fetch(`${api.origin}/api/doctor/favourites`);
  expect(sent).toEqual(['DELETE']);
  pressedAgain.resolve();
  await screen.findByText('Test ferritin added to favourites');
  expect(sent).toEqual(['DELETE', 'PUT']);
  expect(star('Test ferritin').getAttribute('aria-pressed')).toBe('true');
});

test('takes the star back when the server refuses it, and shows why', async () => {
  await open(() => [], {
    [`PUT ${DIABETES}`]: () => ({ code: 409, msg: 'You can keep 100 favourites.', error: 'favourites-full' }),
  });
  await userEvent.type(box(), 'diabetes scr');
  await screen.findByRole('option', { name: /KM99/ });
  await userEvent.keyboard('{Enter}');
  await userEvent.click(star('Diabetes Screen'));
  await screen.findByText('You can keep 100 favourites.');
  await waitFor(() => expect(star('Diabetes Screen').getAttribute('aria-pressed')).toBe('false'));
});
