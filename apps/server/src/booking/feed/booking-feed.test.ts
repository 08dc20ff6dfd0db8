import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenSlot, newDocumentNumber } from '../../testing/builders.ts';
import { atDesk } from '../../testing/desk.ts';
import { laboratorySystem, type SentBundle } from '../../testing/laboratory-system.ts';
import { fhirIssues } from '../../testing/validate-fhir.ts';
import { visitor } from '../../testing/visitor.ts';

let test: TestApp;
let lab: Awaited<ReturnType<typeof laboratorySystem>>;
beforeAll(async () => {
  test = await buildTestApp();
  lab = await laboratorySystem(test, ['bookings:read']);
});
afterAll(() => test.close());

const pathOf = (url: string) => url.slice(url.indexOf('/lab/'));

async function fetchPage(path = '/lab/bookings'): Promise<SentBundle> {
  const response = await lab.get(path);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

/** Every page from here on, and where to go on later. */
async function readOn(path?: string) {
  const entries: NonNullable<SentBundle['entry']>[number][] = [];
  for (let next = path ?? '/lab/bookings'; ; ) {
    const { entry = [], link } = await fetchPage(next);
    entries.push(...entry);
    const address = (relation: string) => link.find((one) => one.relation === relation)?.url;
    const following = address('next');
    if (following === undefined) return { entries, later: pathOf(address('later') ?? '') };
    next = pathOf(following);
  }
}

const statusesOf = ({ entries }: Awaited<ReturnType<typeof readOn>>) =>
  Object.fromEntries(
    entries
      .filter(({ resource }) => resource.resourceType === 'Appointment')
      .map(({ resource }) => [resource.id, resource.status]),
  );

async function booked(
  servTime: string,
  { servPtId = '', ...person }: Parameters<typeof visitor>[1] & { servPtId?: string } = {},
) {
  const slot = await givenSlot(test.db, { servTime, servPtId });
  const patient = visitor(test, person);
  const answer = await patient.book(slot);
  expect(answer.status, answer.text).toBe(200);
  return { id: answer.data.apptRecordId, slot, patient };
}

it('sends a booking with its person, service and service point, as valid FHIR', async () => {
  const docNo = newDocumentNumber();
  const { id, slot } = await booked('2026-03-03 10:00:00', { name: 'Chan Siu Ming', docNo });
  const { entries } = await readOn();
  const own = entries.filter(({ resource }) => resource.id === id).map(({ resource }) => resource);
  expect(own).toMatchObject([
    {
      resourceType: 'Appointment',
      status: 'booked',
      start: '2026-03-03T02:00:00.000Z',
      serviceType: [{ coding: [{ code: 'ECG' }] }],
      participant: [
        { actor: { reference: `Patient/${id}` } },
        { actor: { identifier: { value: slot.servPtId } } },
      ],
    },
    { resourceType: 'Patient', name: [{ text: 'Chan Siu Ming' }], identifier: [{ value: docNo }] },
  ]);
  for (const resource of own) expect(fhirIssues(resource)).toEqual([]);
  expect(fhirIssues((await fetchPage()) as never)).toEqual([]);
});

it('then sends whatever is booked, moved, checked in or cancelled, once, as it is', async () => {
  const kept = await booked('2026-03-03 11:00:00');
  const moved = await booked('2026-03-02 10:00:00');
  const cancelled = await booked('2026-03-03 12:00:00');
  const { later } = await readOn();
  expect(statusesOf(await readOn(later))).toEqual({});

  const to = await givenSlot(test.db, { servTime: '2026-03-02 15:00:00', servPtId: moved.slot.servPtId });
  await moved.patient.change(moved.id, to);
  const clerk = await atDesk(test);
  const { appointments } = (await clerk.day(to.servPtId)).data;
  const [card] = appointments;
  if (card === undefined) throw new Error('the desk does not see the booking');
  await clerk.checkIn(card);
  await cancelled.patient.cancel(cancelled.id);
  const added = await booked('2026-03-03 14:00:00');
  const news = await readOn(later);
  expect(statusesOf(news)).toEqual({
    [moved.id]: 'arrived',
    [cancelled.id]: 'cancelled',
    [added.id]: 'booked',
  });
  expect(statusesOf(await readOn(news.later))).toEqual({});
  expect(statusesOf(await readOn())).toHaveProperty(kept.id, 'booked');
  expect(statusesOf(await readOn())).not.toHaveProperty(cancelled.id);
});

it('leads from page to page, each booking once', async () => {
  const { later } = await readOn();
  const ids = [];
  for (const time of ['09:30', '09:40', '09:50', '10:10', '10:20']) {
    ids.push((await booked(`2026-03-04 ${time}:00`)).id);
  }
  const first = await fetchPage(later.replace(/count=\d+/, 'count=2'));
  expect(first.entry?.filter(({ resource }) => resource.resourceType === 'Appointment')).toHaveLength(2);
  const { entries } = await readOn(later.replace(/count=\d+/, 'count=2'));
  const found = entries.filter(({ resource }) => resource.resourceType === 'Appointment');
  expect(found.map(({ resource }) => resource.id)).toEqual(ids.toSorted());
});

it('finds a booking whose transaction began before the last fetch and ended after it', async () => {
  const { id } = await booked('2026-03-05 10:00:00');
  const { later } = await readOn();
  const written = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const slow = test.db.transaction(async (tx) => {
    await tx.query({
      name: 'test-slow-change',
      text: `INSERT INTO event (id, at, actor, action, appointment_id) VALUES (gen_random_uuid(), now(), 'visitor', 'appointment-changed', $1)`,
      values: [id],
    });
    written.resolve();
    await end.promise;
  });
  await written.promise;
  const quick = await booked('2026-03-05 11:00:00');
  const during = await readOn(later);
  expect(statusesOf(during)).toEqual({ [quick.id]: 'booked' });
  end.resolve();
  await slow;
  expect(statusesOf(await readOn(during.later))).toEqual({ [id]: 'booked' });
});

it('shows a reader who follows it every booking, while visitors book and cancel', async () => {
  const { slot } = await booked('2026-03-06 09:30:00');
  let { later } = await readOn();
  const wanted: Record<string, string> = {};
  const seen: Record<string, unknown> = {};
  let working = true;
  const follow = async () => {
    for (let last = false; !last; ) {
      last = !working;
      const page = await readOn(later);
      Object.assign(seen, statusesOf(page));
      later = page.later;
    }
  };
  const work = async (hour: number) => {
    for (let minute = 10; minute < 60; minute += 10) {
      const { id, patient } = await booked(`2026-03-06 ${hour}:${minute}:00`, slot);
      wanted[id] = 'booked';
      if (minute % 20 === 0) continue;
      await patient.cancel(id);
      wanted[id] = 'cancelled';
    }
  };
  const reader = follow();
  await Promise.all([10, 11, 14].map(work)).finally(() => {
    working = false;
  });
  await reader;
  expect(seen).toEqual(wanted);
});

it('names a booking that cannot be read, and sends the others', async () => {
  const { later } = await readOn();
  const damaged = await booked('2026-03-07 10:00:00');
  const other = await booked('2026-03-07 11:00:00');
  await test.db.kysely
    .updateTable('appointment')
    .set({ phone: Buffer.from('damaged') })
    .where('id', '=', damaged.id)
    .execute();
  const page = await readOn(later);
  expect(statusesOf(page)).toEqual({ [other.id]: 'booked' });
  expect(JSON.stringify(page.entries)).toContain(`The stored data of booking ${damaged.id} are damaged`);
});

it('records each fetched booking by its id, with the key, and nothing of the person', async () => {
  const { id } = await booked('2026-03-09 10:00:00');
  await readOn();
  const { rows } = await sql<{ actor: string; detail: object }>`
    SELECT actor, detail FROM event WHERE action = 'appointment-fetched' AND appointment_id = ${id}`.execute(
    test.db.kysely,
  );
  expect(rows).toEqual([{ actor: 'laboratory', detail: { key: expect.any(String) } }]);
});

it('refuses a position that is not of this database, and a key without the scope', async () => {
  const ofAnother = Buffer.from(JSON.stringify(['9000000000:9000000000:', null, null])).toString('base64url');
  for (const since of [ofAnother, 'nonsense', Buffer.from('["1:2:"]').toString('base64url')]) {
    const response = await lab.get(`/lab/bookings?since=${since}`);
    expect(response.json(), since).toMatchObject({ error: 'feed-position-unknown' });
    expect(response.statusCode).toBe(410);
  }
  expect((await lab.get('/lab/bookings?since=%3D%3D')).statusCode).toBe(400);
  const orders = await laboratorySystem(test, ['orders:read']);
  expect((await orders.get('/lab/bookings')).json()).toMatchObject({ error: 'api-scope-missing' });
});
