import { randomUUID } from 'node:crypto';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import { addDays } from '@phial/domain/hong-kong-time';
import type { APIRequestContext } from '@playwright/test';
import { type ArrangedBooking, BookingApi, CAPTCHA_ANSWER, type SlotRef } from '../../arrange/booking-api.ts';
import { startOwnServer } from '../../arrange/own-server.ts';
import { person, type TestPerson } from '../../arrange/person.ts';
import { expect, test } from '../../fixtures.ts';
import { WORDS } from '../../words.ts';

/** The calls that need the booking token, under both names of the record's id. */
const OWNERS_CALLS = [
  { method: 'PUT', path: () => '/rest/appointment/appt', field: 'apptRecordId' },
  { method: 'PUT', path: () => '/system/record/update', field: 'appointmentRecordId' },
  { method: 'DELETE', path: (id: string) => `/rest/appointment/appt/${id}` },
  { method: 'DELETE', path: (id: string) => `/system/record/${id}` },
] as const;

type OwnersCall = (typeof OWNERS_CALLS)[number];

interface Attempt {
  readonly id: string;
  readonly slot: SlotRef;
  readonly visitor: TestPerson;
  readonly token?: string | undefined;
}

async function answerTo(request: APIRequestContext, call: OwnersCall, { id, slot, visitor, token }: Attempt) {
  const { uuid } = await (await request.get('/api/auth/code')).json();
  const { name, docNo, telNo, email } = visitor;
  const { servPtId, servTime, type } = slot;
  const change = { name, docNo, telNo, email, servPtId, servTime, type, uuid, captcha: CAPTCHA_ANSWER };
  const response = await request.fetch(`/api${call.path(id)}`, {
    method: call.method,
    headers: { 'accept-language': 'en', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    data: 'field' in call ? { ...change, language: 'en', [call.field]: id } : {},
  });
  const { requestId, ...body } = await response.json();
  if (response.status() !== 200) expect(requestId).toBe(response.headers()['x-request-id']);
  return { status: response.status(), body };
}

/** The same token with one character of its middle exchanged. */
function tampered(token: string): string {
  const at = Math.floor(token.length / 2);
  return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
}

for (const call of OWNERS_CALLS) {
  test(`${call.method} ${call.path(':id')} needs the owner's proof, and does not tell which ids there are`, async ({
    request,
    api,
    freeSlot,
  }) => {
    const visitor = person();
    const slot = await freeSlot();
    const wanted = await freeSlot({ notOn: [slot.day] });
    const { record, token } = await api.book(slot, visitor);
    const stranger = await api.book(await freeSlot(), person());
    const tokens = [undefined, '', 'nonsense', 'a.b.c', tampered(token), stranger.token];
    const ids = [record.apptRecordId, randomUUID(), 'no-id-at-all', record.appointmentRelNumber];
    const answers = [];
    for (const id of ids) {
      for (const proof of tokens) {
        answers.push(await answerTo(request, call, { id, slot: wanted, visitor, token: proof }));
      }
    }
    answers.push(await answerTo(request, call, { id: randomUUID(), slot: wanted, visitor, token }));
    const msg = WORDS.en.errors.refusals['booking-token'];
    const refusal = { code: 403, error: 'booking-token', msg, data: null };
    expect(answers[0]).toEqual({ status: 403, body: refusal });
    for (const answer of answers) expect(answer).toEqual(answers[0]);

    const found = (await api.enquire(visitor)).data;
    expect(found.map(({ servTime }) => servTime)).toEqual([record.servTime]);
    expect(
      (await answerTo(request, call, { id: record.apptRecordId, slot: wanted, visitor, token })).status,
    ).toBe(200);
  });
}

test('the enquiry answers alike for a wrong name and an unknown number', async ({ api, freeSlot }) => {
  const visitor = person();
  await api.book(await freeSlot(), visitor);
  const { name, docNo } = person();
  const answers = await Promise.all([
    api.enquire({ name, docNo: visitor.docNo }),
    api.enquire({ name: visitor.name, docNo }),
    api.enquire({ name, docNo }),
  ]);
  for (const answer of answers) {
    expect(answer).toEqual({ code: 200, msg: '', data: [] });
  }
});

test('a booking token expires after half an hour, even across a restart; the log holds no personal data', async ({
  playwright,
}, testInfo) => {
  test.slow();
  const dataDir = testInfo.outputPath('data');
  const nine = '2030-03-04T09:00:00+08:00';
  const afterHalfAnHour = '2030-03-04T09:45:00+08:00';
  const visitor = person();
  const reach = async (origin: string) => {
    const request = await playwright.request.newContext({ baseURL: origin });
    return { request, api: new BookingApi(request) };
  };
  let kept: { booking: ArrangedBooking; other: SlotRef };

  const first = await startOwnServer(dataDir, { PHIAL_TEST_CLOCK: nine, LOG_LEVEL: 'debug' });
  try {
    const { request, api } = await reach(first.origin);
    const [slot, other, third] = await slotsAfter(api, '2030-03-05');
    const booking = await api.book(slot, visitor);
    kept = { booking, other };
    await api.cancel(await api.book(third, visitor));
    await api.enquire(visitor);
    await api.enquire({ ...visitor, name: `${visitor.name} ` });
    await provoke(request, visitor, booking);
    const log = first.output().toLowerCase();
    expect(log).toContain('request');
    for (const value of personalValues(visitor, booking)) expect(log).not.toContain(value.toLowerCase());
  } finally {
    await first.stop();
  }

  const second = await startOwnServer(dataDir, { PHIAL_TEST_CLOCK: afterHalfAnHour });
  try {
    const { request, api } = await reach(second.origin);
    const { booking, other } = kept;
    const id = booking.record.apptRecordId;
    for (const call of OWNERS_CALLS) {
      const late = await answerTo(request, call, { id, slot: other, visitor, token: booking.token });
      expect(late).toEqual(await answerTo(request, call, { id: randomUUID(), slot: other, visitor }));
      expect(late.status).toBe(403);
    }
    expect((await api.enquire(visitor)).data).toHaveLength(1);
  } finally {
    await second.stop();
  }
});

/** Three free slots of one service point on three days. */
async function slotsAfter(api: BookingApi, startDate: string): Promise<[SlotRef, SlotRef, SlotRef]> {
  const [point] = await api.servicePoints('ECG');
  if (point === undefined) throw new Error('the sample has no service point');
  const service = { servPtId: point.servPtId, type: 'ECG' } as const;
  const days = await api.availability(service, { startDate, endDate: addDays(startDate, 20) });
  const [one, two, three] = Object.values(days).flatMap(({ slots }) => {
    const free = slots.find(({ hasQuota }) => hasQuota);
    return free ? [{ ...service, servTime: free.activeTimeBegin }] : [];
  });
  if (!one || !two || !three) throw new Error('the sample has no three free days');
  return [one, two, three];
}

/** Sends what a visitor gives to where it does not belong. */
async function provoke(request: APIRequestContext, visitor: TestPerson, { record, token }: ArrangedBooking) {
  const { name, docNo, telNo, email } = visitor;
  const params = { name, docNo, telNo, email };
  const headers = {
    authorization: `Bearer ${token}`,
    referer: `http://127.0.0.1/?${new URLSearchParams(params)}`,
  };
  await request.get('/api/rest/appointment/appt/list', { params, headers });
  await request.get(`/api/${encodeURIComponent(docNo)}/${email}`, { headers });
  await request.delete(`/api/system/record/${encodeURIComponent(docNo)}`, { data: params, headers });
  await request.post('/api/rest/appointment/appt', { data: { ...params, [docNo]: name }, headers });
  await request.post('/api/rest/appointment/appt', { data: `{"name": "${name}", ${docNo}`, headers });
  await request.put('/api/rest/appointment/appt', { data: { ...record, name: [name] }, headers });
  await request.get('/', {
    headers: { ...headers, cookie: `name=${telNo}`, 'user-agent': `${email} ${docNo}` },
  });
}

function personalValues(visitor: TestPerson, { token }: { record: BookingRecord; token: string }): string[] {
  const { name, number, docNo, telNo, email } = visitor;
  return [name, number, docNo, telNo, email, token].flatMap((value) => [
    value,
    encodeURIComponent(value),
    new URLSearchParams({ value }).toString().slice('value='.length),
  ]);
}
