// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import type { Answers } from '@phial/browser/testing/answering-api';
import type { DeskDay } from '@phial/contract/desk';
import type { Role } from '@phial/domain/account';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standInEventStreams } from '../../features/desk/testing/event-streams.ts';
import { appointment, DAY, deskDay, slot } from '../../features/desk/testing/sample-day.ts';
import { samplePoint } from '../../features/desk/testing/sample-point.ts';
import { answeringSite } from '../../testing/answering-site.ts';
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

test('whoever cancels is told whether the patient gets a message', async () => {
  await open(withAnn, 'counter');
  await userEvent.click(screen.getByRole('button', { name: /Ann/ }));
  await press('Cancel booking');
  expect(screen.queryByText(/message/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'The laboratory cannot keep it' }));
  await screen.findByText('The patient gets a message about it.');
  await userEvent.click(screen.getByRole('radio', { name: 'Booked twice' }));
  await screen.findByText('No message goes to the patient.');
});

test('the focus goes along while a number is revealed and hidden', async () => {
  await open(withAnn, 'counter', {
    [`POST ${PATH}/document-number`]: () => ok({ docNo: 'A123456(3)' }),
  });
  await userEvent.click(screen.getByRole('button', { name: /Ann/ }));
  await press('Show the whole number');
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  await press('Show');
  await screen.findByText('A123456(3)');
  expect(document.activeElement?.textContent).toBe('Hide the number');
  await press('Hide the number');
  expect(document.activeElement?.textContent).toBe('Show the whole number');
});

test('a time that fills up while the form is filled in is told before anybody goes over its capacity', async () => {
  let day = deskDay({ slots: [slot({ capacity: 1, free: 1 })], appointments: [] });
  await open(() => day, 'manager');
  await press('Walk-in');
  expect(screen.queryByText(/will be over its capacity/)).toBeNull();
  day = deskDay({ slots: [slot({ capacity: 1, free: 0, booked: 1 })], appointments: [ANN] });
  streams.send('changed');
  await screen.findByText('This time is full. One more person will be over its capacity.');
});

test('on a full day the counter is told who can help', async () => {
  const full = deskDay({ slots: [slot({ capacity: 1, free: 0, booked: 1 })], appointments: [ANN] });
  await open(() => full, 'counter');
  await press('Walk-in');
  await screen.findByText('A manager can put somebody into a full time.');
});

test('a code that cannot be used says why, and leads to the form', async () => {
  await open(withAnn, 'counter', {
    'POST /system/record/index/add/scene': () => ({
      ...{ code: 422, msg: 'Qr code is invalid', error: 'qr-code-invalid', data: null },
    }),
  });
  const box = screen.getByRole('textbox', { name: 'Find a booking' });
  await userEvent.click(box);
  await userEvent.paste(TOKEN);
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Register from a QR code' }));
  await dialog.findByText('Qr code is invalid');
  await dialog.findByText(/good for one hour and for one registration/);
  await userEvent.click(dialog.getByRole('button', { name: 'Register a walk-in' }));
  const form = await screen.findByRole('dialog', { name: 'Register a walk-in' });
  await waitFor(() => expect(document.activeElement).toBe(within(form).getByLabelText(/^Name/)));
});
