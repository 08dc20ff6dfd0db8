import type { ClientInformationCode } from '@phial/contract/booking/client-information';
import type { RevealedNumber } from '@phial/contract/desk/desk-act';
import type { Scene } from '@phial/contract/desk/desk-scene';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenSlot, newDocumentNumber, readSeats } from '../../testing/builders.ts';
import { atDesk, eventsOf, givenBooking } from '../../testing/desk.ts';
import { visitor } from '../../testing/visitor.ts';

const START = new Date('2026-03-02T09:00:00+08:00');

let test: TestApp;
let desk: Awaited<ReturnType<typeof atDesk>>;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set(START);
  desk = await atDesk(test);
});

/** What a visitor's browser draws as a QR code. */
async function codeOf(changes: object = {}) {
  const guest = visitor(test);
  const form = {
    userName: '陳示例',
    enName: 'CHAN Shi Lai',
    birthday: '1950-02-08',
    sex: 'F',
    cardType: 'HKID',
    telephone: '91234567',
    telephone2: '91234567',
    email: '',
    language: 'tc',
  };
  const idCard = newDocumentNumber();
  const body = { ...form, idCard, ...(await guest.captcha()), ...changes };
  const { data } = await guest.call<ClientInformationCode>('POST', '/onsite/client-information', body);
  return { token: data.token, idCard };
}

const scene = (token: string, wanted?: object) =>
  desk.call<Scene>('POST', '/system/record/index/add/scene', { token, ...(wanted && { place: wanted }) });
const today = (more = {}) => givenSlot(test.db, { servTime: '2026-03-02 10:00:00', ...more });
const sceneSlot = (slot: { id: string }, more = {}) => ({
  slotId: slot.id,
  identitySeen: true,
  language: 'tc',
  ...more,
});

describe('a client information code at the counter', () => {
  it('can be read repeatedly, and shows the person and their bookings', async () => {
    const { token, idCard } = await codeOf();
    const booking = await givenBooking(test, await today(), { docNo: idCard });
    const gone = await givenBooking(test, await givenSlot(test.db, { type: 'other' }), { docNo: idCard });
    await gone.guest.cancel(gone.appointmentId);
    for (const typed of [token, ` ${token}\r\n`]) {
      const { status, data, text } = await scene(typed);
      expect(status).toBe(200);
      expect(data.client).toEqual({
        userName: '陳示例',
        enName: 'CHAN Shi Lai',
        birthday: '1950-02-08',
        sex: 'F',
        cardType: 'HKID',
        travelCardType: '',
        maskedDocumentNumber: `${idCard.slice(0, 4)}***(*)`,
        telephone: '91234567',
        email: '',
      });
      expect(data.appointments.map(({ appointmentId }) => appointmentId)).toEqual([booking.appointmentId]);
      expect(data.registered).toBeNull();
      expect(text).not.toContain(idCard);
    }
  });

  it('reveals the whole number for a reason, and the audit log says who looked', async () => {
    const { token, idCard } = await codeOf();
    const reveal = (body: object) =>
      desk.call<RevealedNumber>('POST', '/staff/desk/scene/document-number', body);
    const { status, data } = await reveal({ token, reason: 'identity-check' });
    expect([status, data]).toEqual([200, { docNo: idCard }]);
    const recorded = () =>
      test.db.kysely
        .selectFrom('event')
        .select(['actor', 'appointment_id', 'detail'])
        .where('action', '=', 'document-number-revealed')
        .where('actor', '=', desk.id)
        .execute();
    expect(await recorded()).toEqual([
      { actor: desk.id, appointment_id: null, detail: { reason: 'identity-check', fromCode: true } },
    ]);
    expect((await reveal({ token: 'k1.abc', reason: 'identity-check' })).error).toBe('qr-code-invalid');
    expect((await reveal({ token })).error).toBe('body-invalid');
    await scene(token, sceneSlot(await today()));
    expect((await reveal({ token, reason: 'identity-check' })).error).toBe('qr-code-used');
    expect(await recorded()).toHaveLength(1);
  });

  it('registers its person once', async () => {
    const slot = await today({ capacity: 2 });
    const { token, idCard } = await codeOf();
    const { status, data } = await scene(token, sceneSlot(slot));
    expect(status).toBe(200);
    expect(data.registered).toMatchObject({
      status: 'ATTENDED',
      walkIn: true,
      name: '陳示例 CHAN Shi Lai',
      slotId: slot.id,
      language: 'tc',
    });
    const id = data.registered?.appointmentId ?? '';
    expect(data.appointments).toEqual([data.registered]);
    expect((await desk.reveal(id)).data).toEqual({ docNo: idCard });
    expect((await eventsOf(test, id))[0]).toMatchObject({
      actor: desk.id,
      action: 'walk-in-booked',
      detail: { fromCode: true },
    });
    expect(await scene(token, sceneSlot(await today()))).toMatchObject({
      status: 409,
      error: 'qr-code-used',
    });
    expect((await scene(token)).error).toBe('qr-code-used');
    expect(await readSeats(test.db, slot.id)).toMatchObject({ taken: 1 });
  });

  it('is not used up when there was no seat', async () => {
    const full = await today();
    await visitor(test).book(full);
    const { token } = await codeOf();
    expect((await scene(token, sceneSlot(full))).error).toBe('slot-full');
    expect((await scene(token, sceneSlot(full, { overCapacity: true }))).error).toBe('not-allowed');
    expect((await scene(token, sceneSlot(await today()))).status).toBe(200);
  });

  it('registers a visitor with a passport', async () => {
    const passport = { cardType: 'TRAVEL', travelCardType: 'PASSPORT', travelCardNumber: 'K12345678' };
    const { token } = await codeOf({ ...passport, idCard: undefined, userName: undefined });
    const { data } = await scene(token, sceneSlot(await today()));
    expect(data.registered).toMatchObject({ name: 'CHAN Shi Lai', maskedDocumentNumber: '********' });
    const { appointmentId = '', version = 0 } = data.registered ?? {};
    expect((await desk.reveal(appointmentId)).data.docNo).toBe('K12345678');
    const corrected = await desk.change({ appointmentId, version }, { telNo: '61234567' });
    expect(corrected.data.telNo).toBe('61234567');
  });

  it('registers at one of two counters', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await today(), await today({ type: 'other', servTime: '2026-03-02 11:00:00' })];
      const { token } = await codeOf();
      const answers = await Promise.all([scene(token, sceneSlot(a)), scene(token, sceneSlot(b))]);
      expect(answers.map(({ error }) => error ?? 'registered').sort()).toEqual([
        'qr-code-used',
        'registered',
      ]);
      const seats = [await readSeats(test.db, a.id), await readSeats(test.db, b.id)];
      expect(seats.map((slot) => slot?.taken).sort()).toEqual([0, 1]);
    }
  });

  it('expires after an hour, and is refused like a forged or foreign one', async () => {
    const { token } = await codeOf();
    for (const forged of ['k1.abc', `${token}x`, token.slice(0, -2), 'https://example.org']) {
      expect(await scene(forged)).toMatchObject({ status: 422, error: 'qr-code-invalid' });
    }
    test.clock.advance(3_599);
    desk = await atDesk(test);
    expect((await scene(token)).status).toBe(200);
    test.clock.advance(1);
    expect((await scene(token)).error).toBe('qr-code-invalid');
  });
});
