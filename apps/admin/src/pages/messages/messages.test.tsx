// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { staff as en } from '@phial/content/messages/en/staff';
import { staff as tw } from '@phial/content/messages/tw/staff';
import type { MessageSettings } from '@phial/contract/schedule/message-settings';
import type { VisitorMessage } from '@phial/contract/schedule/schedule-message';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { text } from '../../features/schedule/testing/schedule-sample.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const { messages: words } = en.schedule;

const api = await answeringSite();
const ok = (data: unknown) => ({ code: 200, msg: '', data });

const message = (id: string, changes: Partial<VisitorMessage> = {}): VisitorMessage => ({
  messageId: id,
  apptRecordId: `record-${id}`,
  kind: 'moved',
  channel: 'email',
  hoursAhead: null,
  group: 'telephone',
  failure: null,
  attempts: 0,
  createdAt: '2026-03-02T01:00:00.000Z',
  settledAt: null,
  language: 'tc',
  type: 'ECG',
  former: { names: text('Central Centre'), servTime: '2026-03-03 09:00:00' },
  now: { names: text('Sha Tin Centre'), servTime: '2026-03-04 09:30:00' },
  reservationCode: `CODE${id}`,
  name: `Visitor ${id}`,
  telNo: '91234567',
  canBeSent: true,
  ...changes,
});

/** The page before a server whose list loses what was acted upon. */
async function openMessages(messages: VisitorMessage[], { mail = true, state = '', type = '' } = {}) {
  const gone = new Set<string>();
  const acts = messages.flatMap(({ messageId }) =>
    ['told', 'again'].map((act) => [
      `POST /staff/schedule/messages/${messageId}/${act}`,
      () => {
        gone.add(messageId);
        return { code: 200, msg: '', data: null };
      },
    ]),
  );
  await openSite(api, `/messages?state=${state}&type=${type}`, {
    account: { role: 'counter' },
    answers: {
      'GET /staff/schedule/messages': ({ query }) => {
        const left = messages.filter(
          ({ messageId, type, language }) =>
            !gone.has(messageId) &&
            type === (query.get('type') ?? type) &&
            language === (query.get('language') ?? language),
        );
        const counts = { telephone: left.length, queued: 0, sent: 4, told: 0, overtaken: 0 };
        return { code: 200, msg: '', data: { mail, counts, messages: left } };
      },
      ...Object.fromEntries(acts),
    },
  });
  return userEvent.setup();
}

test('without a mail server lists everybody to call: number, both slots, and a mark when done', async () => {
  const user = await openMessages([message('1'), message('2', { telNo: '', kind: 'cancelled' })], {
    mail: false,
  });
  await screen.findByText(words.noMail);
  const [, first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  for (const part of [
    'Visitor 1',
    'CODE1',
    en.schedule.languages.tc,
    '3 Mar 2026, 09:00',
    'Sha Tin Centre',
  ]) {
    expect(first).toContain(part);
  }
  expect(screen.getByRole('link', { name: '91234567' }).getAttribute('href')).toBe('tel:91234567');
  expect(second).toContain(words.noPhone);
  expect(second).not.toContain('Sha Tin Centre');
  expect(screen.queryByRole('button', { name: words.againOf('Visitor 1') })).toBeNull();
  await user.click(screen.getByRole('button', { name: words.notifiedOf('Visitor 1') }));
  await screen.findByText(words.markedNotified);
  await waitFor(() => expect(screen.queryByText('Visitor 1')).toBeNull());
  expect(screen.getByText('Visitor 2')).toBeTruthy();
});

test('shows what to say in the language of the visitor, and the same in that of the page', async () => {
  const user = await openMessages([message('1'), message('2', { language: 'en' })]);
  const say = await screen.findByRole('button', { name: words.sayTo('Visitor 1') });
  expect(say.getAttribute('aria-expanded')).toBe('false');
  await user.click(say);
  expect(say.getAttribute('aria-expanded')).toBe('true');
  const script = within(screen.getByRole('region', { name: words.sayTo('Visitor 1') }));
  const theirs = script.getByText(tw.callScript.about, { exact: false });
  expect(theirs.closest('[lang]')?.getAttribute('lang')).toBe('zh-Hant-HK');
  const own = script.getByText(en.callScript.about, { exact: false });
  expect(own.closest('[lang]')?.getAttribute('lang')).toBe('en-HK');
  await user.click(screen.getByRole('button', { name: words.sayTo('Visitor 2') }));
  expect(screen.queryByRole('region', { name: words.sayTo('Visitor 1') })).toBeNull();
  const second = within(screen.getByRole('region', { name: words.sayTo('Visitor 2') }));
  expect(second.getAllByText(en.callScript.about, { exact: false })).toHaveLength(1);
  expect(second.queryByText(words.inYours(en.schedule.languages.en))).toBeNull();
});

test('shows the messages in one language, which the address keeps', async () => {
  const user = await openMessages([message('1'), message('2', { language: 'sc' })]);
  await screen.findByText('Visitor 2');
  await user.selectOptions(screen.getByLabelText(words.languages), en.schedule.languages.sc);
  await waitFor(() => expect(screen.queryByText('Visitor 1')).toBeNull());
  await user.click(screen.getByRole('tab', { name: new RegExp(words.groups.sent) }));
  expect(screen.getByLabelText<HTMLSelectElement>(words.languages).value).toBe('sc');
});

test('a message that was given up says why, and can be sent again', async () => {
  const settledAt = '2026-03-02T02:00:00.000Z';
  const user = await openMessages([
    message('1', { failure: 'EENVELOPE 550', attempts: 1, settledAt }),
    message('2', { failure: 'unconfirmed', attempts: 1, settledAt }),
  ]);
  await screen.findByText(words.failures.gaveUp('EENVELOPE 550'));
  expect(screen.getByText(words.failures.unconfirmed)).toBeTruthy();
  expect(screen.queryByText(words.noMail)).toBeNull();
  await user.click(screen.getByRole('button', { name: words.againOf('Visitor 1') }));
  await screen.findByText(words.queuedAgain);
  await waitFor(() => expect(screen.queryByText('Visitor 1')).toBeNull());
});

test('a sent message has no telephone number and no action', async () => {
  await openMessages([message('1', { group: 'sent', telNo: '', settledAt: '2026-03-02T02:00:00.000Z' })], {
    state: 'sent',
  });
  await screen.findByText('Visitor 1');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(words.tab(words.groups.sent, 4));
  expect(screen.queryByRole('columnheader', { name: words.phone })).toBeNull();
  expect(screen.queryByRole('button', { name: words.notifiedOf('Visitor 1') })).toBeNull();
});

test('an empty list says so; a failed load can be retried', async () => {
  let asked = 0;
  await openSite(api, '/messages', {
    account: { role: 'counter' },
    answers: {
      'GET /staff/schedule/messages': () =>
        ++asked === 1
          ? { code: 500, msg: 'Not now', data: null }
          : { code: 200, msg: '', data: { mail: true, counts: {}, messages: [] } },
    },
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: en.shell.page.tryAgain }));
  await screen.findByText(words.empty.telephone);
});

test('shows the messages of one service, which the address keeps from tab to tab', async () => {
  const user = await openMessages([message('1'), message('2', { type: 'other' })], { type: 'other' });
  await screen.findByText('Visitor 2');
  await waitFor(() => expect(screen.queryByText('Visitor 1')).toBeNull());
  const services = within(screen.getByRole('group', { name: 'Service' }));
  expect(services.getByRole('button', { pressed: true }).textContent).toBe('Blood, specimens');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(words.tab(words.groups.telephone, 1));
  await user.click(screen.getByRole('tab', { name: new RegExp(words.groups.sent) }));
  expect(services.getByRole('button', { pressed: true }).textContent).toBe('Blood, specimens');
  await user.click(services.getByRole('button', { name: 'ECG' }));
  await screen.findByText('Visitor 1');
  expect(screen.queryByText('Visitor 2')).toBeNull();
});

describe('the quiet hours', () => {
  const SETTINGS = '/staff/schedule/messages/settings';
  const hours = words.quietHours;
  const refused = (settings: MessageSettings) => ({
    code: 409,
    msg: '',
    error: 'version-conflict',
    data: { settings },
  });

  async function openSettings(role: 'counter' | 'manager', put: (body: unknown) => ReturnType<typeof ok>) {
    await openSite(api, '/messages', {
      account: { role },
      answers: {
        'GET /staff/schedule/messages': () => ok({ mail: true, counts: {}, messages: [] }),
        [`GET ${SETTINGS}`]: () => ok({ quietHours: { from: '21:00', until: '08:00' }, version: 1 }),
        [`PUT ${SETTINGS}`]: ({ body }) => put(body),
      },
    });
    await screen.findByText(words.empty.telephone);
    return userEvent.setup();
  }

  async function type(user: UserEvent, from: string, until: string) {
    for (const [name, text] of [
      [hours.from, from],
      [hours.until, until],
    ] as const) {
      const field = await screen.findByRole('textbox', { name });
      await user.clear(field);
      await user.type(field, text);
    }
    await user.click(screen.getByRole('button', { name: hours.save }));
  }

  const sent = () => api.sentTo(`PUT ${SETTINGS}`).map(({ body }) => body);

  test('are set by a manager, as times are typed', async () => {
    const user = await openSettings('manager', (body) => ok({ ...(body as object), version: 2 }));
    await type(user, '2030', '7');
    await screen.findByText(hours.saved);
    expect(sent()).toEqual([{ quietHours: { from: '20:30', until: '07:00' }, version: 1 }]);
    await type(user, '22:00', '22:00');
    await waitFor(() =>
      expect(sent()[1]).toEqual({ quietHours: { from: '22:00', until: '22:00' }, version: 2 }),
    );
  });

  test('that are no times, or of the day, are named beside the field', async () => {
    const user = await openSettings('manager', () => ok(null));
    await type(user, 'nine', '8');
    const from = screen.getByRole('textbox', { name: hours.from });
    expect(from.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(from);
    expect(screen.getByText(hours.clock)).toBeTruthy();
    await type(user, '8', '21');
    expect(screen.getByText(hours.order)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: hours.until }));
    expect(sent()).toEqual([]);
  });

  test('of somebody else are named, and those that were typed can be saved all the same', async () => {
    const others = { quietHours: { from: '20:00', until: '09:00' }, version: 2 };
    const user = await openSettings('manager', (body) =>
      (body as MessageSettings).version === 1 ? refused(others) : ok({ ...(body as object), version: 3 }),
    );
    await type(user, '22', '7');
    await screen.findByText(hours.changed('20:00', '09:00'));
    await user.click(screen.getByRole('button', { name: hours.save }));
    await screen.findByText(hours.saved);
    expect(sent()).toEqual(
      [1, 2].map((version) => ({ quietHours: { from: '22:00', until: '07:00' }, version })),
    );
    expect(screen.queryByText(hours.changed('20:00', '09:00'))).toBeNull();
  });

  test('are not shown to the counter', async () => {
    await openSettings('counter', () => ok(null));
    expect(screen.queryByRole('heading', { name: hours.title })).toBeNull();
  });
});
