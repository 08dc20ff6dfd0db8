// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import type { Answers } from '@phial/browser/testing/answering-api';
import { bookableSampleServices } from '@phial/content/sample/services';
import type { DeskDay } from '@phial/contract/desk/desk';
import type { Role } from '@phial/domain/account';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { appointment, DAY, deskDay, SLOT, slot } from '../../features/desk/testing/sample-day.ts';
import { samplePoint } from '../../features/desk/testing/sample-point.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { standInEventStreams } from '../../testing/event-streams.ts';
import { openSite } from '../../testing/open-site.tsx';

const ok = (data: unknown) => ({ code: 200, msg: '', data });
const streams = standInEventStreams();
const api = await answeringSite();

const ANN = appointment(1, { name: 'Ann' });
const withAnn = () => deskDay({ slots: [slot({ booked: 1, free: 2 })], appointments: [ANN] });
const PATH = `/staff/desk/appointments/${ANN.appointmentId}`;
const TOKEN = `k1.${'Ab-_'.repeat(30)}`;

const POINT = samplePoint('central');

async function open(dayNow: () => DeskDay, role: Role, answers: Answers = {}) {
  await openSite(api, `/?point=${POINT.servicePointId}`, {
    account: { role },
    answers: {
      'GET /staff/desk/summary': () => ok({ day: DAY, today: DAY, points: [POINT] }),
      'GET /staff/desk/day': () => ok(dayNow()),
      ...answers,
    },
  });
  await screen.findByRole('grid');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('says whether the patient gets a message on a cancellation', async () => {
  await open(withAnn, 'counter');
  await userEvent.click(screen.getByRole('button', { name: /Ann/ }));
  await press('Cancel booking');
  expect(screen.queryByText(/message/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'The laboratory cannot provide it' }));
  await screen.findByText('The patient will be sent a message.');
  await userEvent.click(screen.getByRole('radio', { name: 'Booked twice' }));
  await screen.findByText('The patient will not be sent a message.');
});

test('moves the focus while a number is revealed and hidden', async () => {
  await open(withAnn, 'counter', { [`POST ${PATH}/document-number`]: () => ok({ docNo: 'A123456(3)' }) });
  await userEvent.click(screen.getByRole('button', { name: /Ann/ }));
  await press('Show the full number');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reason')));
  await press('Show');
  await screen.findByText('A123456(3)');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Hide the number'));
  await press('Hide the number');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Show the full number'));
});

test('reports a slot that fills up meanwhile before overbooking it', async () => {
  let day = deskDay({ slots: [slot({ capacity: 1, free: 1 })], appointments: [] });
  await open(() => day, 'manager');
  await press('Walk-in');
  expect(screen.queryByText(/will be over its capacity/)).toBeNull();
  day = deskDay({ slots: [slot({ capacity: 1, free: 0, booked: 1 })], appointments: [ANN] });
  streams.send('changed');
  await screen.findByText('This time is full. One more person will exceed its capacity.');
});

test('reports a lost slot, and requires another one', async () => {
  const [first, second] = [
    slot({ capacity: 1, free: 1 }),
    slot({ slotId: SLOT.late, time: '10:30', begun: false }),
  ];
  let day = deskDay({ slots: [first, second] });
  await open(() => day, 'counter');
  await press('Walk-in');
  const time = screen.getByLabelText<HTMLSelectElement>(/^Time/);
  expect(time.value).toBe(first.slotId);
  day = deskDay({ slots: [{ ...first, free: 0, booked: 1 }, second], appointments: [ANN] });
  streams.send('changed');
  await screen.findByText('The last place at 10:00 has just been taken. Please choose another time.');
  expect(time.value).toBe('');
  await userEvent.selectOptions(time, second.slotId);
  expect(screen.queryByText(/has just been taken/)).toBeNull();
});

test('asks for the service first where there are several', async () => {
  const slots = [
    slot({ slotId: SLOT.other, time: '08:30', type: 'other' }),
    slot(),
    slot({ slotId: SLOT.late, time: '10:30', begun: false }),
  ];
  await open(() => deskDay({ slots }), 'counter');
  await press('Walk-in');
  expect(screen.queryByLabelText(/^Time/)).toBeNull();
  await press('Book the place');
  expect(screen.getAllByText('Please choose the service').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('radio', { name: 'ECG' }));
  const time = screen.getByLabelText<HTMLSelectElement>(/^Time/);
  expect(time.value).toBe(SLOT.early);
  expect(within(time).queryByRole('option', { name: /08:30/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Blood taking and specimen collection' }));
  expect(screen.getByLabelText<HTMLSelectElement>(/^Time/).value).toBe(SLOT.other);
});

test('registers a visitor with a travel document, and words refusals about the patient', async () => {
  await open(() => deskDay(), 'counter', {
    'POST /staff/desk/walk-ins': () => ({
      code: 409,
      msg: 'You already have a booking',
      error: 'same-day',
      data: null,
    }),
  });
  await press('Walk-in');
  await userEvent.type(screen.getByLabelText(/^Name/), 'Trial');
  await userEvent.click(screen.getByRole('radio', { name: 'Travel document' }));
  await userEvent.type(screen.getByLabelText(/^Travel document number/), 'K12345678');
  await userEvent.type(screen.getByLabelText(/^Phone/), '00001234');
  await press('Book the place');
  await screen.findByText(/^This patient already has a booking for this service on that day/);
  expect(api.sentTo('POST /staff/desk/walk-ins')[0]?.body).toMatchObject({
    documentType: 'travel-document',
    docNo: 'K12345678',
  });
});

test('keeps the dialog open while a walk-in is being sent', async () => {
  const answer = Promise.withResolvers<void>();
  await open(() => deskDay(), 'counter', {
    'POST /staff/desk/walk-ins': async () => {
      await answer.promise;
      return { code: 409, msg: 'Too late', error: 'slot-full', data: null };
    },
  });
  await press('Walk-in');
  await userEvent.type(screen.getByLabelText(/^Name/), 'Trial');
  await userEvent.type(screen.getByLabelText(/^ID number/), 'A123456(3)');
  await userEvent.type(screen.getByLabelText(/^Phone/), '00001234');
  await press('Book the place');
  const dialog = screen.getByRole('dialog', { name: 'Register a walk-in' });
  const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
  if (close === undefined) throw new Error('no way to close');
  await waitFor(() => expect(close.getAttribute('aria-disabled')).toBe('true'));
  await userEvent.click(close);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('dialog', { name: 'Register a walk-in' })).toBe(dialog);
  answer.resolve();
  await screen.findByText(/^This time has just been taken/);
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('reveals the whole number in a code for a reason', async () => {
  await open(withAnn, 'counter', {
    'POST /system/record/index/add/scene': () =>
      ok({
        client: {
          userName: '陳示例',
          enName: '',
          birthday: '1950-02-08',
          sex: 'F',
          cardType: 'HKID',
          travelCardType: '',
          maskedDocumentNumber: 'A123***(*)',
          telephone: '00001234',
          email: '',
        },
        appointments: [],
        elsewhere: [],
        registered: null,
      }),
    'POST /staff/desk/scene/document-number': () => ok({ docNo: 'A123456(3)' }),
  });
  await userEvent.click(screen.getByRole('textbox', { name: 'Find a booking' }));
  await userEvent.paste(TOKEN);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Show the full number' }));
  await press('Show');
  await screen.findByText('A123456(3)');
  expect(api.sentTo('POST /staff/desk/scene/document-number')[0]?.body).toEqual({
    token: TOKEN,
    reason: 'identity-check',
  });
});

test('tells counter staff on a full day who can help', async () => {
  const full = deskDay({ slots: [slot({ capacity: 1, free: 0, booked: 1 })], appointments: [ANN] });
  await open(() => full, 'counter');
  await press('Walk-in');
  await screen.findByText('A manager can put somebody into a full time.');
});

test('says why a code cannot be used, and links to the form', async () => {
  await open(withAnn, 'counter', {
    'POST /system/record/index/add/scene': () => ({
      code: 422,
      msg: 'Qr code is invalid',
      error: 'qr-code-invalid',
      data: null,
    }),
  });
  const box = screen.getByRole('textbox', { name: 'Find a booking' });
  await userEvent.click(box);
  await userEvent.paste(TOKEN);
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Register from a QR code' }));
  await dialog.findByText('Qr code is invalid');
  await dialog.findByText(/valid for one hour and one registration/);
  await userEvent.click(dialog.getByRole('button', { name: 'Register a walk-in' }));
  const form = await screen.findByRole('dialog', { name: 'Register a walk-in' });
  await waitFor(() => expect(document.activeElement).toBe(within(form).getByLabelText(/^Name/)));
});

test('says who cannot have the service that day, of a booking and before a walk-in', async () => {
  const restrictions = [
    { who: { tw: '兒童', zh: '儿童', en: 'Children under 12' }, weekdays: [5] },
    { who: { tw: '孕婦', zh: '孕妇', en: 'Pregnant women' }, weekdays: [6] },
  ];
  const services = bookableSampleServices.map((service) => ({
    ...service,
    preparation: { ...service.preparation, restrictions },
  }));
  await open(withAnn, 'counter', { 'GET /rest/appointment/service/list': () => ok(services) });
  await userEvent.click(screen.getByRole('button', { name: /Ann/ }));
  const booking = within(await screen.findByRole('dialog', { name: /Ann/ }));
  await booking.findByText('Who cannot have this service on this day');
  expect(booking.getByText('Children under 12')).toBeTruthy();
  await userEvent.click(booking.getByRole('button', { name: 'Close' }));
  await press('Walk-in');
  const walkIn = within(await screen.findByRole('dialog', { name: 'Register a walk-in' }));
  expect(walkIn.getByText('Children under 12')).toBeTruthy();
  expect(walkIn.queryByText('Pregnant women')).toBeNull();
});
