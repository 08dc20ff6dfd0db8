import { instantOf } from '@phial/domain/hong-kong-time';
import { hasDocumentEnding, parseDocumentEnding } from '@phial/domain/identity/masked-document';
import { hasNamePart } from '@phial/domain/identity/person-name';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { type GivenSlot, givenServicePoint, givenSlot } from '../../../testing/builders.ts';
import { atDesk, givenBooking } from '../../../testing/desk.ts';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { decryptDocumentNumber, decryptName } from '../../encrypted-person.ts';
import { openedNames, openNames } from './opened-names.ts';

const TODAY = instantOf('2026-03-02', '00:00');

let test: TestApp;
/** Another process on the same database, which writes while the first one searches. */
let other: TestApp;
let desk: Awaited<ReturnType<typeof atDesk>>;
let slots: GivenSlot[];
const DAYS = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'] as const;
beforeAll(async () => {
  test = await buildTestApp();
  other = await buildTestApp({ db: openTestDatabase(test.db.url), keys: test.keys });
  desk = await atDesk(test);
  const points = [await givenServicePoint(test.db), await givenServicePoint(test.db)];
  slots = await Promise.all(
    DAYS.map((day, at) =>
      givenSlot(test.db, {
        servPtId: points[at % 2] as string,
        servTime: `${day} 10:00:00`,
        capacity: 400,
      }),
    ),
  );
});
afterAll(async () => {
  await other.close();
  await other.db.close();
  await test.close();
});

/** Where staff search, one after the other. */
const places = (): Within[] => [
  {},
  { day: slot(1).servTime.slice(0, 10) },
  { servicePointId: slot(0).servPtId },
];

const slot = (at: number) => slots[at % slots.length] as GivenSlot;
type Within = Parameters<typeof desk.find>[1];
const find = async (text: string, within: Within = {}, among = desk) => {
  const { data } = await among.find(text, within);
  return { ids: data.appointments.map(({ appointmentId }) => appointmentId), complete: data.complete };
};

/** What a search finds that decrypts every booking and compares it. */
async function findPlainly(text: string, { servicePointId, day }: NonNullable<Within> = {}) {
  const rows = await test.db.kysely
    .selectFrom('appointment')
    .select(['id', 'key_id', 'name', 'document_number'])
    .where('starts_at', '>=', TODAY)
    .where('status', '<>', 'CANCELLED')
    .where('erased_at', 'is', null)
    .$if(servicePointId !== undefined, (query) => query.where('service_point_id', '=', servicePointId ?? ''))
    .$if(day !== undefined, (query) => query.where('service_day', '=', day ?? ''))
    .orderBy('starts_at')
    .orderBy('id')
    .$narrowType<{ key_id: string; name: Buffer; document_number: Buffer }>()
    .execute();
  const ending = parseDocumentEnding(text);
  const ids = rows
    .filter(
      (row) =>
        hasNamePart(decryptName(test.keys, row), text) ||
        (ending !== undefined && hasDocumentEnding(decryptDocumentNumber(test.keys, row), ending)),
    )
    .map(({ id }) => id);
  return { ids: ids.slice(0, 50), complete: ids.length <= 50 };
}

const SYLLABLES = [
  'Chan',
  'chan',
  'TAI',
  'Tai',
  'Man',
  'An',
  'Ng',
  'ｏ',
  'Ｏng',
  'É',
  'É',
  '陳',
  '大文',
  '文',
  '歐陽',
  '-',
  "'",
];
const names = fc
  .array(fc.constantFrom(...SYLLABLES, ' ', '  '), { minLength: 1, maxLength: 6 })
  .map((parts) => `N${parts.join('')}`);
const texts = fc.oneof(
  fc.array(fc.constantFrom(...SYLLABLES, ' '), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
  fc.constantFrom('an', 'ng', 'n', '大', '陳大', 'e', 'N陳', 'nchan'),
  fc.integer({ min: 0, max: 9999 }).map((digits) => String(digits).padStart(3, '0')),
);

it('finds what the plain comparison finds, whatever is booked, renamed, moved and cancelled meanwhile', async () => {
  const bookings: Awaited<ReturnType<typeof givenBooking>>[] = [];
  const book = async (name: string, at: number) =>
    bookings.push(await givenBooking(other, slot(at), { name }));
  await fc.assert(
    fc.asyncProperty(fc.array(names, { minLength: 90, maxLength: 90 }), async (first) => {
      for (const [at, name] of first.entries()) await book(name, at);
    }),
    { numRuns: 1 },
  );
  await openNames(test, TODAY);
  const acts = fc.oneof(
    fc.record({ kind: fc.constant('book'), name: names, at: fc.nat(4) }),
    fc.record({ kind: fc.constantFrom('cancel', 'rename', 'move'), name: names, at: fc.nat(80) }),
  );
  await fc.assert(
    fc.asyncProperty(
      acts,
      fc.array(texts, { minLength: 1, maxLength: 4 }),
      async ({ kind, name, at }, searched) => {
        if (kind === 'book') await book(name, at);
        const booking = bookings[at % bookings.length];
        if (kind === 'cancel') await booking?.guest.cancel(booking.appointmentId);
        if (kind === 'rename') await booking?.guest.change(booking.appointmentId, slot(at), { name });
        if (kind === 'move') await booking?.guest.change(booking.appointmentId, slot(at + 1));
        for (const text of [...searched, name.slice(1, 4)].filter((typed) => [...typed.trim()].length >= 2)) {
          const within = places()[at % 3];
          expect(await find(text, within), text).toEqual(await findPlainly(text, within));
        }
        expect(await openedNames(test, TODAY)).toBeDefined();
      },
    ),
    { numRuns: 150 },
  );
  expect(await findPlainly('n')).toMatchObject({ complete: false });
});

it('finds by every end of a document number that the plain comparison knows', async () => {
  const { guest, appointmentId } = await givenBooking(other, slot(1), { name: 'End Of Number' });
  const whole = guest.docNo.replace(/[()]/g, '');
  await openNames(test, TODAY);
  for (let length = 3; length < whole.length; length++) {
    for (const ending of [whole.slice(-length), whole.slice(-length - 1, -1)]) {
      expect((await find(ending)).ids, ending).toContain(appointmentId);
      expect(await find(ending), ending).toEqual(await findPlainly(ending));
    }
  }
});

it('finds nothing of other service points for somebody who works at one', async () => {
  const servPtId = await givenServicePoint(test.db);
  const here = await givenSlot(test.db, { servPtId, servTime: '2026-03-04 11:00:00', capacity: 10 });
  const { appointmentId } = await givenBooking(other, here, { name: 'Chan Elsewhere' });
  await openNames(test, TODAY);
  const clerk = await atDesk(test, { servicePoints: { all: false, ids: [servPtId] } });
  expect((await find('chan', {}, clerk)).ids).toEqual([appointmentId]);
});

it('finds at once what another process has just booked, renamed or cancelled', async () => {
  await openNames(test, TODAY);
  for (let turn = 0; turn < 20; turn++) {
    const [before, after] = [`Quick q${turn}x`, `Slow s${turn}x`];
    const { guest, appointmentId } = await givenBooking(other, slot(turn), { name: before });
    expect((await find(before)).ids).toEqual([appointmentId]);
    await guest.change(appointmentId, slot(turn), { name: after });
    expect([await find(before), await find(after)].map(({ ids }) => ids)).toEqual([[], [appointmentId]]);
    await guest.cancel(appointmentId);
    expect((await find(after)).ids).toEqual([]);
    expect((await openedNames(test, TODAY))?.has(appointmentId)).toBe(false);
  }
});

it('misses nothing that is booked while many search', async () => {
  await openNames(test, TODAY);
  const found = Array.from({ length: 30 }, async (_, number) => {
    const name = `Crossing x${number}y`;
    const { appointmentId } = await givenBooking(other, slot(number), { name });
    expect((await find(name)).ids, name).toEqual([appointmentId]);
  });
  await Promise.all(found);
});

it('opens the names anew when the sample is loaded, which leaves no entry in the audit log', async () => {
  await openNames(test, TODAY);
  const { appointmentId } = await givenBooking(other, slot(0), { name: 'Sample Person' });
  await find('sample person');
  await test.db.kysely.insertInto('sample_appointment').values({ appointment_id: appointmentId }).execute();
  expect(await openedNames(test, TODAY)).toBeUndefined();
  expect((await find('sample person')).ids).toEqual([appointmentId]);
});
