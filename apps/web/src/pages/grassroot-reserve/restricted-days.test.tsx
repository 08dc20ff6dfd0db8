// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { currentNotices, dismissToast } from '@phial/browser/notices/notices';
import { forgetServerState } from '@phial/browser/server-state/server-state';
import { startAnsweringApi } from '@phial/browser/testing/answering-api';
import { bookableSampleServices } from '@phial/content/sample/services';
import { formatLongDate, weekdayOf } from '@phial/domain/hong-kong-time';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { BookingPage } from './testing/booking-page.tsx';
import { bookingAnswers, ok, SLOT_TIME } from './testing/booking-world.ts';

const DAY = SLOT_TIME.slice(0, 10);
const WEEKDAY = weekdayOf(DAY);
const CHILDREN = { tw: '兒童', zh: '儿童', en: 'Children under 12' };
const PREGNANT = { tw: '孕婦', zh: '孕妇', en: 'Pregnant women' };
const THAT_DAY = `Who cannot have this service on ${formatLongDate(DAY, 'en')}`;

let api: Awaited<ReturnType<typeof startAnsweringApi>>;

beforeAll(async () => {
  api = await startAnsweringApi();
  await startWithAllWords();
  await setLanguage('en');
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  forgetServerState();
  for (const { id } of currentNotices().toasts) dismissToast(id);
});
afterAll(() => api.close());

/** Step 2, of a service that children cannot have on the weekday of the one free day, and pregnant women on the next. */
function open({ restricted = true } = {}) {
  const restrictions = [
    { who: CHILDREN, weekdays: [WEEKDAY] },
    { who: PREGNANT, weekdays: [(WEEKDAY % 7) + 1] },
  ];
  const services = bookableSampleServices.map((service) => ({
    ...service,
    preparation: { ...service.preparation, restrictions: restricted ? restrictions : [] },
  }));
  api.answer({ ...bookingAnswers(), 'GET /rest/appointment/service/list': () => ok(services) });
  window.location.hash = '#/grassrootReserve?tab=reserve&step=2&type=ECG&point=mong-kok';
  render(<BookingPage />);
}

async function chooseDay() {
  await userEvent.click(await screen.findByRole('button', { name: 'Soonest free day' }));
  await screen.findByRole('radio', { name: '10:30' });
}

test('says who cannot have the service before a day is chosen, and again for the chosen day', async () => {
  open();
  await screen.findByText('Who cannot have this service');
  expect(screen.getByText(/^Children under 12: not on/)).toBeTruthy();
  expect(screen.getByText(/^Pregnant women: not on/)).toBeTruthy();
  expect(screen.queryByText(THAT_DAY)).toBeNull();
  await chooseDay();
  expect(screen.getByText(THAT_DAY)).toBeTruthy();
  expect(screen.getByText('Children under 12')).toBeTruthy();
  expect(screen.queryByText('Pregnant women')).toBeNull();
  const heard = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(heard).toContainEqual(expect.stringContaining(`${THAT_DAY}; Children under 12`));
});

test('says it once more beside the appointment that is to be confirmed', async () => {
  open();
  await chooseDay();
  await userEvent.click(screen.getByRole('radio', { name: '10:30' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Trial');
  await userEvent.type(screen.getByRole('textbox', { name: 'ID Number' }), 'A123456');
  await userEvent.type(screen.getByRole('textbox', { name: /^Check digit/ }), '3');
  await userEvent.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'trial@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: 'Check and confirm' });
  expect(screen.getByText(THAT_DAY)).toBeTruthy();
  const lists = screen.getAllByRole('list').flatMap((list) => within(list).queryAllByText(CHILDREN.en));
  expect(lists).toHaveLength(1);
});

test('says nothing of a service that everybody can have', async () => {
  open({ restricted: false });
  await chooseDay();
  expect(screen.queryByText(/Who cannot have this service/)).toBeNull();
});
