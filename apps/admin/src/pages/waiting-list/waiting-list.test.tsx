// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { Answers } from '@phial/browser/testing/answering-api';
import { staff as en } from '@phial/content/messages/en/staff';
import type { WaitingDeskEntry } from '@phial/contract/desk/waiting-desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { text } from '../../features/schedule/testing/schedule-sample.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const words = en.waitingDesk;
const ID = '11111111-1111-4111-8111-111111111111';
const END = `POST /staff/waiting-list/${ID}/end`;
const SETTINGS = { isOn: true, offerMinutes: 30, sameDayMinutes: 10, deskReserve: 0, version: 4 };

const api = await answeringSite();

const ENTRY: WaitingDeskEntry = {
  entryId: ID,
  group: 'waiting',
  type: 'ECG',
  servPtIds: ['one'],
  points: [text('Harbour Point')],
  firstDay: '2026-03-03',
  lastDay: '2026-03-10',
  weekdays: [1, 2, 3],
  from: '00:00',
  until: '12:00',
  name: 'Visitor One',
  maskedDocumentNumber: 'A12****(*)',
  telNo: '91234567',
  email: 'one@visitor.example',
  language: 'en',
  givesUp: '7C4KX2MP',
  joinedAt: '2026-03-02T01:00:00.000Z',
  offers: [
    {
      point: text('Harbour Point'),
      servTime: '2026-03-04 09:30:00',
      outcome: 'passed',
      offeredAt: '2026-03-02T02:00:00.000Z',
      endsAt: '2026-03-02T02:30:00.000Z',
    },
  ],
};

type Saved = Awaited<ReturnType<Answers[string]>>;

async function open(
  role: 'counter' | 'manager',
  {
    isOn = true,
    entries = [ENTRY],
    save = (body: unknown): Saved => ({ code: 200, msg: '', data: body }),
  } = {},
) {
  await openSite(api, '/waiting-list', {
    account: { role },
    answers: {
      'GET /staff/waiting-list': () => ({
        code: 200,
        msg: '',
        data: { isOn, counts: { waiting: entries.length, taken: 4, ended: 0 }, entries },
      }),
      'GET /staff/waiting-list/settings': () => ({ code: 200, msg: '', data: { ...SETTINGS, isOn } }),
      'PUT /staff/waiting-list/settings': ({ body }) => save(body),
      [END]: () => ({ code: 200, msg: '', data: null }),
    },
  });
}

test('shows who waits for what, and what came of the offers', async () => {
  await open('counter');
  const row = (await screen.findByText('Visitor One')).closest('tr');
  expect(row).not.toBeNull();
  const { getByText } = within(row as HTMLElement);
  for (const part of ['A12****(*) · English', 'one@visitor.example', words.givesUp('7C4KX2MP')])
    expect(getByText(part)).toBeTruthy();
  expect(row?.textContent).toContain(words.outcomes.passed);
  expect(screen.queryByText(words.settings.title)).toBeNull();
});

test('an entry is ended for a reason', async () => {
  await open('counter');
  await userEvent.click(await screen.findByRole('button', { name: words.endOf('Visitor One') }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: words.end }));
  expect(within(dialog).getByText(words.reasonNeeded)).toBeTruthy();
  expect(api.sentTo(END)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('radio', { name: words.reasons.duplicate }));
  await userEvent.click(within(dialog).getByRole('button', { name: words.end }));
  await waitFor(() => expect(api.sentTo(END).map(({ body }) => body)).toEqual([{ reason: 'duplicate' }]));
  expect(await screen.findByText(words.ended)).toBeTruthy();
});

test('a manager switches the list on and says how long a place is kept', async () => {
  await open('manager', { isOn: false, entries: [] });
  expect(await screen.findByText(words.off)).toBeTruthy();
  const minutes = await screen.findByLabelText(words.settings.offerMinutes);
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '3');
  await userEvent.click(screen.getByLabelText(words.settings.isOn));
  await userEvent.click(screen.getByRole('button', { name: words.settings.save }));
  expect(await screen.findByText(words.settings.wrong(5, 720))).toBeTruthy();
  await userEvent.type(minutes, '0');
  await userEvent.click(screen.getByRole('button', { name: words.settings.save }));
  await waitFor(() =>
    expect(api.sentTo('PUT /staff/waiting-list/settings').map(({ body }) => body)).toEqual([
      { ...SETTINGS, offerMinutes: 30 },
    ]),
  );
});

test('what another manager saved meanwhile is said beside what was typed, and is replaced by saving again', async () => {
  const theirs = { ...SETTINGS, sameDayMinutes: 15, version: 5 };
  const conflict = { code: 409, msg: '', error: 'version-conflict', data: { settings: theirs } };
  const answers: Saved[] = [conflict];
  await open('manager', { save: (body) => answers.shift() ?? { code: 200, msg: '', data: body } });
  const minutes = await screen.findByLabelText(words.settings.offerMinutes);
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '60');
  await userEvent.click(screen.getByRole('button', { name: words.settings.save }));
  expect(await screen.findByText(words.settings.theirs(words.settings.switchedOn, 30, 15, 0))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: words.settings.save }));
  await waitFor(() =>
    expect(api.sentTo('PUT /staff/waiting-list/settings').map(({ body }) => body)).toEqual([
      { ...SETTINGS, offerMinutes: 60 },
      { ...SETTINGS, offerMinutes: 60, version: 5 },
    ]),
  );
});
