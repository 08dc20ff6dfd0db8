import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { doJob } from '../../jobs/jobs.ts';
import { eraseOldPersonalData } from '../../privacy/held-erasure.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { findDrift, givenSlot } from '../../testing/builders.ts';
import { givenDoctor } from '../../testing/doctor.ts';
import { runPhial } from '../../testing/run-phial.ts';
import { visitor, withoutLink } from '../../testing/visitor.ts';

const KEY = Buffer.alloc(32, 7);

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ keys: createKeyRing([{ id: 'k1', key: KEY }]) });
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

/** The command at nine in the morning of the day, after `typed` at its standard input. */
async function privacy(day: string, args: string[], typed = '') {
  const settings = {
    DATABASE_URL: test.db.url,
    PHIAL_KEYS: `k1:${KEY.toString('base64')}`,
    PHIAL_TEST_CLOCK: `${day}T09:00:00+08:00`,
  };
  const { code, output, errorOutput } = await runPhial(['privacy', ...args], settings, { typed });
  return { exit: code, out: output, err: errorOutput };
}

async function personsLeft(): Promise<number> {
  const rows = await test.db.kysely
    .selectFrom('appointment')
    .selectAll()
    .where('erased_at', 'is', null)
    .execute();
  return rows.length;
}

it('reports what is due, and erases it only with --yes', async () => {
  for (const day of ['2026-03-03', '2026-03-04', '2026-03-05']) {
    await visitor(test).book(await givenSlot(test.db, { servTime: `${day} 10:00:00` }));
  }
  const due = 'Older than 90 days: appointments: 2, from 2026-03-03 to 2026-03-04.\n';
  expect(await privacy('2026-06-03', ['preview'])).toEqual({ exit: 0, out: due, err: '' });
  expect(await privacy('2026-06-03', ['erase'])).toMatchObject({ exit: 1, out: due });
  expect(await personsLeft()).toBe(3);
  expect(await privacy('2026-06-03', ['erase', '--yes'])).toEqual({
    exit: 0,
    out: `${due}Erased: 2.\n`,
    err: '',
  });
  expect(await personsLeft()).toBe(1);
  expect(await privacy('2026-06-03', ['preview'])).toMatchObject({ out: 'Nothing is older than 90 days.\n' });
});

it('says that the daily erasure needs approval, and erases with --yes', async () => {
  for (let number = 1; number <= 11; number++) {
    await visitor(test).book(await givenSlot(test.db, { servTime: '2026-03-03 10:00:00' }));
  }
  const now = test.clock.now();
  test.clock.set(new Date('2026-09-18T09:00:00+08:00'));
  expect(await doJob(test, eraseOldPersonalData)).toBe(0);
  test.clock.set(now);
  const { out } = await privacy('2026-09-18', ['preview']);
  expect(out).toContain('The daily erasure waits: more is due than expected, as the clock says 2026-09-18.');
  expect(await privacy('2026-09-18', ['erase', '--yes'])).toMatchObject({ exit: 0 });
  expect(await personsLeft()).toBe(0);
  expect((await privacy('2026-09-18', ['preview'])).out).toBe('Nothing is older than 90 days.\n');
});

it('erases each booking once from two processes', async () => {
  for (let number = 1; number <= 20; number++) {
    await visitor(test).book(await givenSlot(test.db, { servTime: '2026-03-06 10:00:00' }));
  }
  const before = await personsLeft();
  const runs = await Promise.all([1, 2].map(() => privacy('2026-06-10', ['erase', '--yes'])));
  // Who comes while the other has the lock may say so and end with 1.
  expect(runs.map(({ exit }) => exit)).toContain(0);
  const { rows: events } = await sql<{ appointments: number }>`
    SELECT (detail->>'appointments')::int AS appointments FROM event
    WHERE action = 'personal-data-erased' AND detail->>'before' = '2026-03-12'`.execute(test.db.kysely);
  expect(events).toEqual([{ appointments: before }]);
  expect(await personsLeft()).toBe(0);
});

it('exports and erases the person whose number it reads, in any notation', async () => {
  const person = visitor(test);
  const { data } = await person.book(await givenSlot(test.db));
  const typed = `${person.docNo.toLowerCase().replace(/[()]/g, ' ')}\n`;
  const { exit, out, err } = await privacy('2026-03-02', ['export'], typed);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({
    docNo: person.docNo,
    records: { appointments: [withoutLink(data)] },
  });
  expect(await privacy('2026-03-02', ['erase-person'], typed)).toMatchObject({
    exit: 1,
    out: 'Records of this person: 1, of which bookings to come: 1, kept as medical records: 0.\n',
  });
  expect((await person.enquire()).data).toEqual([data]);
  expect(await privacy('2026-03-02', ['erase-person', '--yes'], typed)).toMatchObject({
    exit: 0,
    out: 'Erased: 1, of which bookings to come and now cancelled: 1.\n',
  });
  expect((await person.enquire()).data).toEqual([]);
});

it('reports bookings under a key that a rotation left behind', async () => {
  await visitor(test).book(await givenSlot(test.db));
  await test.db.kysely
    .updateTable('appointment')
    .set({ hash_key_id: 'k0' })
    .where('erased_at', 'is', null)
    .execute();
  await sql`INSERT INTO key_check (key_id, check_value, retired) VALUES ('k0', '\\x00', true)`.execute(
    test.db.kysely,
  );
  expect(await privacy('2026-03-02', ['export'], 'A123456(3)')).toMatchObject({
    exit: 1,
    out: expect.stringContaining('"appointments": []'),
    err: `Records that were not searched, as their key is not in the key ring: ${await personsLeft()}.\n`,
  });
});

it.each(['', '\n', 'A123456(4)\n', 'somebody\n'])(
  'refuses %j as a number and does not repeat it',
  async (typed) => {
    const { exit, out, err } = await privacy('2026-03-02', ['erase-person', '--yes'], typed);
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(err).toMatch(/^The standard input must be an identity card number with its check character/);
    expect(err).not.toMatch(/A123456|somebody/);
  },
);

it('distinguishes a passport from an identity card with the same characters', async () => {
  const doctor = await givenDoctor(test);
  const passport = 'A123456(3)';
  await doctor.addPatient({ name: 'Marker Traveller', documentType: 'TRAVEL', documentNumber: passport });
  await doctor.addPatient({ name: 'Marker Resident', documentType: 'HKID', documentNumber: passport });
  for (const [flags, own, other] of [
    [['--travel-document'], 'Marker Traveller', 'Marker Resident'],
    [[], 'Marker Resident', 'Marker Traveller'],
  ] as const) {
    const { out } = await privacy('2026-03-02', ['export', ...flags], passport.toLowerCase());
    expect(out).toContain(own);
    expect(out).not.toContain(other);
  }
});

it.each([
  [[]],
  [['find', 'A123456(3)']],
  [['export', 'A123456(3)']],
  [['erase-person', 'A123456(3)', '--yes']],
  [['preview', '--yes']],
  [['erase', '--force']],
  [['erase', '--travel-document']],
])('refuses %j as wrong arguments', async (args) => {
  const { exit, err } = await privacy('2026-03-02', args);
  expect(exit).toBe(2);
  expect(err).toMatch(/^(?:error: |Usage: phial privacy )/);
  expect(err).not.toContain('A123456');
});
