import { createHash } from 'node:crypto';
import type { PartyMember } from '@phial/contract/booking/appointment';
import type { Alternatives, Availability, FreeTime } from '@phial/contract/booking/availability';
import { isReservationCode } from '@phial/domain/booking/reservation-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePerson } from '../../privacy/person.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import {
  findDrift,
  type GivenSlot,
  givenServicePoint,
  givenSlot,
  newDocumentNumber,
  readSeats,
} from '../../testing/builders.ts';
import { partyOf } from '../../testing/party.ts';
import { visitor } from '../../testing/visitor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

const DAY = '2026-03-03';

/** Slots of a new service point by their time and seats. */
async function given(seats: Record<string, number>) {
  const servPtId = await givenServicePoint(test.db);
  const slots: Record<string, GivenSlot> = {};
  for (const [time, capacity] of Object.entries(seats)) {
    slots[time] = await givenSlot(test.db, { servPtId, servTime: `${DAY} ${time}:00`, capacity });
  }
  return { at: (time: string) => slots[time] as GivenSlot };
}

const seatsOf = async (slot: GivenSlot) => await readSeats(test.db, slot.id);

describe('a party', () => {
  it('gets a booking, a code and a token for everybody, who can each cancel alone', async () => {
    const slot = (await given({ '10:00': 4 })).at('10:00');
    const party = partyOf(test, 3);
    const { status, data } = await party.book(slot);
    expect(status).toBe(200);
    expect(data.map(({ record }) => record.name)).toEqual(party.people.map(({ name }) => name));
    expect(data.map(({ record }) => record.docNo)).toEqual(party.people.map(({ docNo }) => docNo));
    expect(new Set(data.map(({ record }) => record.appointmentRelNumber)).size).toBe(3);
    expect(data.every(({ record }) => isReservationCode(record.appointmentRelNumber))).toBe(true);
    expect(await seatsOf(slot)).toMatchObject({ taken: 3, booked: 3 });

    const [first, second] = data;
    const other = visitor(test);
    other.setToken(second?.token);
    expect((await other.cancel(first?.record.apptRecordId ?? '')).status).not.toBe(200);
    expect((await other.cancel(second?.record.apptRecordId ?? '')).status).toBe(200);
    const found = await visitor(test, party.people[0]).enquire();
    expect(found.data.map(({ apptRecordId }) => apptRecordId)).toEqual([first?.record.apptRecordId]);
    expect(await seatsOf(slot)).toMatchObject({ taken: 2, booked: 2 });
  });

  it('confirms to each of them', async () => {
    const { data } = await partyOf(test, 2).book((await given({ '10:00': 2 })).at('10:00'));
    const ids = data.map(({ record }) => record.apptRecordId);
    const messages = await test.db.kysely
      .selectFrom('outbox')
      .select('appointment_id')
      .where('kind', '=', 'confirmation')
      .where('appointment_id', 'in', ids)
      .execute();
    expect(messages.map(({ appointment_id }) => appointment_id).sort()).toEqual(ids.toSorted());
  });

  it('goes on in the next times of the hour where the first has too few seats', async () => {
    const { at } = await given({ '10:00': 1, '10:20': 2, '10:40': 5 });
    const { data } = await partyOf(test, 4).book(at('10:00'));
    expect(data.map(({ record }) => record.servTime.slice(11, 16))).toEqual([
      '10:00',
      '10:20',
      '10:20',
      '10:40',
    ]);
  });

  it('is refused whole where the seats within the hour are too few', async () => {
    const { at } = await given({ '10:00': 1, '10:30': 1, '11:00': 5 });
    const refused = await partyOf(test, 3).book(at('10:00'));
    expect([refused.status, refused.error]).toEqual([409, 'slot-full']);
    expect(await seatsOf(at('10:00'))).toEqual({ taken: 0, booked: 0, held: 0 });
    expect(await seatsOf(at('10:30'))).toEqual({ taken: 0, booked: 0, held: 0 });
    expect((await partyOf(test, 2).book({ ...at('10:00'), servTime: `${DAY} 10:10:00` })).error).toBe(
      'slot-unknown',
    );
  });

  it('is refused with the nearest times that have seats for everybody, adjoining ones counted together', async () => {
    const { at } = await given({ '09:00': 3, '10:00': 2, '11:30': 2, '12:00': 1, '14:00': 1, '15:00': 9 });
    const elsewhere = await given({ '10:00': 2, '10:20': 1, '16:00': 2 });
    const times = (list: FreeTime[]) => list.map(({ servTime }) => servTime.slice(11, 16));
    const offered = async (call: Promise<{ error?: string | undefined; data: unknown }>) => {
      const { error, data } = await call;
      const { samePoint, nearby } = (data as Alternatives).alternatives;
      const there = nearby.filter(({ servPtId }) => servPtId === elsewhere.at('10:00').servPtId);
      return { error, here: times(samePoint), there: times(there) };
    };
    const expected = { error: 'slot-full', here: ['09:00', '11:30', '15:00'], there: ['10:00'] };
    expect(await offered(partyOf(test, 3).book(at('10:00')))).toEqual(expected);
    expect(await offered(partyOf(test, 3).hold(at('10:00')))).toEqual(expected);
  });

  it.each([
    ['card-number-invalid', { docNo: 'A123456(0)' }, 422],
    ['name-required', { name: ' ' }, 422],
    ['phone-or-email', { telNo: '' }, 422],
  ])('says whom a refusal is about: %s', async (error, fault, status) => {
    const slot = (await given({ '10:00': 4 })).at('10:00');
    const party = partyOf(test, 3);
    const people = party.people.with(1, { ...(party.people[1] as (typeof party.people)[0]), ...fault });
    const refused = await party.book(slot, { people });
    expect([refused.status, refused.error, refused.data]).toEqual([status, error, { person: 2 }]);
    expect(await seatsOf(slot)).toEqual({ taken: 0, booked: 0, held: 0 });
  });

  it('refuses two people with one number', async () => {
    const party = partyOf(test, 2);
    const [first] = party.people;
    const people = [first, { ...first, name: 'Somebody Else', docNo: first?.docNo.replace(/[()]/g, '') }];
    const refused = await party.book((await given({ '10:00': 4 })).at('10:00'), { people });
    expect([refused.error, refused.data]).toEqual(['same-person', { person: 2 }]);
  });

  it('is refused whole where one has a booking already, with the reason only under their name', async () => {
    const { at } = await given({ '10:00': 6, '15:00': 6 });
    const docNo = newDocumentNumber();
    await visitor(test, { name: 'Booked Before', docNo }).book(at('15:00'));
    const party = partyOf(test, 3);
    const asking = (name: string) =>
      party.book(at('10:00'), {
        people: party.people.with(2, { name, docNo, telNo: '91234567', email: '' }),
      });
    const own = await asking('booked  before');
    expect([own.error, own.data as unknown as PartyMember]).toEqual(['same-day', { person: 3 }]);
    const others = await asking('Somebody Else');
    expect([others.error, others.data as unknown as PartyMember]).toEqual(['booking-refused', { person: 3 }]);
    expect(await seatsOf(at('10:00'))).toEqual({ taken: 0, booked: 0, held: 0 });
  });

  it('gets the first answer for a repeat, and a refusal for another party under its key', async () => {
    const slot = (await given({ '10:00': 2 })).at('10:00');
    const party = partyOf(test, 2);
    const key = { 'idempotency-key': `party ${slot.id}` };
    const first = await party.book(slot, {}, key);
    expect((await party.book(slot, {}, key)).text).toBe(first.text);
    const other = await party.book(slot, { people: party.people.toReversed() }, key);
    expect(other.error).toBe('idempotency-mismatch');
    expect(await seatsOf(slot)).toMatchObject({ taken: 2, booked: 2 });
  });
});

describe('the people of a party', () => {
  it('can be in another one at the same moment: one of the two is booked, whole', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const [here, there] = [await given({ '10:00': 4 }), await given({ '11:00': 4 })];
      const [first, second] = [partyOf(test, 3), partyOf(test, 3)];
      const answers = await Promise.all([
        first.book(here.at('10:00')),
        second.book(there.at('11:00'), { people: first.people.toReversed() }),
      ]);
      expect(answers.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.error).toBe('same-day');
      const seats = [await seatsOf(here.at('10:00')), await seatsOf(there.at('11:00'))];
      expect(seats.map((seat) => seat?.taken).sort()).toEqual([0, 3]);
    }
  });

  it('are erased with the stored answer that names them all', async () => {
    const party = partyOf(test, 3);
    const key = { 'idempotency-key': 'erased with one' };
    await party.book((await given({ '10:00': 4 })).at('10:00'), {}, key);
    const stored = async () => {
      const keyHash = createHash('sha256').update(key['idempotency-key']).digest();
      return (
        await test.db.kysely.selectFrom('idempotency').selectAll().where('key_hash', '=', keyHash).execute()
      ).length;
    };
    expect(await stored()).toBe(1);
    const documentNumber = party.people[1]?.docNo ?? '';
    await erasePerson(test, 'command', { documentType: 'HKID', documentNumber });
    expect(await stored()).toBe(0);
    expect((await visitor(test, party.people[0]).enquire()).data).toHaveLength(1);
  });
});

describe('the hold of a party', () => {
  it('keeps all seats, is extended and given back as one', async () => {
    const { at } = await given({ '10:00': 1, '10:20': 4 });
    const party = partyOf(test, 3);
    const { data } = await party.hold(at('10:00'));
    expect(data.servTimes?.map((time) => time.slice(11, 16))).toEqual(['10:00', '10:20', '10:20']);
    expect(await seatsOf(at('10:20'))).toEqual({ taken: 2, booked: 0, held: 2 });
    test.clock.advance(500);
    expect((await party.extend(data.holdId)).data.extensionsLeft).toBe(9);
    test.clock.advance(500);
    expect((await visitor(test).hold(at('10:00'))).error).toBe('slot-full');
    await party.release(data.holdId);
    expect(await seatsOf(at('10:00'))).toEqual({ taken: 0, booked: 0, held: 0 });
    expect(await seatsOf(at('10:20'))).toEqual({ taken: 0, booked: 0, held: 0 });
  });

  it('is used up by its booking, at the times it has', async () => {
    const { at } = await given({ '10:00': 2, '10:20': 4 });
    const other = visitor(test);
    const { data: others } = await other.hold(at('10:00'));
    const party = partyOf(test, 2);
    const { data: hold } = await party.hold(at('10:00'));
    await other.release(others.holdId);
    const { data } = await party.book(at('10:00'), { holdId: hold.holdId });
    expect(data.map(({ record }) => record.servTime)).toEqual(hold.servTimes);
    expect(await seatsOf(at('10:00'))).toEqual({ taken: 1, booked: 1, held: 0 });
    expect(await seatsOf(at('10:20'))).toEqual({ taken: 1, booked: 1, held: 0 });
  });

  it('gives way to another number of people, and stays where the new seats are not to be had', async () => {
    const { at } = await given({ '10:00': 3, '15:00': 1 });
    const party = partyOf(test, 2);
    const { data: two } = await party.hold(at('10:00'));
    const full = await party.hold(at('15:00'), { replaces: two.holdId });
    expect(full.error).toBe('slot-full');
    expect(await seatsOf(at('10:00'))).toMatchObject({ taken: 2, held: 2 });
    const { data: three } = await party.hold(at('10:00'), { replaces: two.holdId, people: 3 });
    expect(await seatsOf(at('10:00'))).toMatchObject({ taken: 3, held: 3 });
    await party.hold(at('15:00'), { replaces: three.holdId, people: 1 });
    expect(await seatsOf(at('10:00'))).toEqual({ taken: 0, booked: 0, held: 0 });
    expect(await seatsOf(at('15:00'))).toMatchObject({ taken: 1, held: 1 });
  });

  it('frees its seats when it has ended', async () => {
    const { at } = await given({ '10:00': 2 });
    await partyOf(test, 2).hold(at('10:00'));
    test.clock.advance(601);
    expect((await partyOf(test, 2).book(at('10:00'))).status).toBe(200);
  });
});

describe('the times that are free', () => {
  it('are those where all of a party can be seated within the hour', async () => {
    const { at } = await given({ '10:00': 1, '10:30': 2, '11:00': 1, '15:00': 2 });
    const { servPtId } = at('10:00');
    const free = async (people?: number) => {
      const query = `startDate=${DAY}&endDate=${DAY}&type=ECG${people === undefined ? '' : `&people=${people}`}`;
      const { data } = await visitor(test).call<Availability>(
        'GET',
        `/rest/appointment/servPtApptTime/${servPtId}?${query}`,
      );
      return data[DAY]?.slots.filter(({ hasQuota }) => hasQuota).map(({ time }) => time);
    };
    expect(await free()).toEqual(['10:00', '10:30', '11:00', '15:00']);
    expect(await free(2)).toEqual(['10:00', '10:30', '15:00']);
    expect(await free(3)).toEqual(['10:00', '10:30']);
    expect(await free(4)).toEqual([]);
    await visitor(test).book(at('10:30'));
    expect(await free(3)).toEqual([]);
  });
});
