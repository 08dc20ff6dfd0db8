import type { Availability } from '@phial/contract/booking/availability';
import type { ServicePointsByCity } from '@phial/contract/booking/service-point';
import { type DayState, dayState } from '@phial/domain/booking/availability';
import { dayOf } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decryptDocumentNumber, type EncryptedPersonRow } from '../booking/encrypted-person.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';
import { loadSample } from './load-sample.ts';

let test: TestApp;
let loaded: boolean[];
beforeAll(async () => {
  test = await buildTestApp();
  loaded = await Promise.all([loadSample(test), loadSample(test)]);
});
afterAll(() => test.close());

describe('sample content', () => {
  it('is loaded once, into an empty database only, however many start at once', async () => {
    expect(loaded.toSorted()).toEqual([false, true]);
    expect(await loadSample(test)).toBe(false);
  });

  it('adds what is new to a database of an earlier version, and changes nothing else', async () => {
    const count = async (table: 'content_entry' | 'appointment') => {
      const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(
        test.db.kysely,
      );
      return rows[0]?.n;
    };
    const [entries, appointments] = [await count('content_entry'), await count('appointment')];
    await test.db.kysely.deleteFrom('content_entry').execute();
    expect(await loadSample(test)).toBe(true);
    expect([await count('content_entry'), await count('appointment')]).toEqual([entries, appointments]);
    expect(await loadSample(test)).toBe(false);
  });

  it('adds the news to a database with other content once, and keeps those by staff', async () => {
    const news = () =>
      test.db.kysely
        .selectFrom('content_entry')
        .select(['id', 'state'])
        .where('kind', '=', 'news')
        .orderBy('id');
    await test.db.kysely
      .updateTable('content_entry')
      .set({ id: '7' })
      .where('kind', '=', 'news')
      .where('id', '=', '3')
      .execute();
    await test.db.kysely
      .deleteFrom('content_entry')
      .where('kind', '=', 'news')
      .where('id', '!=', '7')
      .execute();
    expect(await loadSample(test)).toBe(true);
    expect((await news().execute()).map(({ id }) => id)).toEqual(['1', '2', '3', '7']);
    await test.db.kysely
      .deleteFrom('content_entry')
      .where('id', '=', '7')
      .where('kind', '=', 'news')
      .execute();
    await test.db.kysely
      .updateTable('content_entry')
      .set({ state: 'WITHDRAWN' })
      .where('kind', '=', 'news')
      .where('id', '=', '1')
      .execute();
    expect(await loadSample(test)).toBe(false);
    expect((await news().execute()).map(({ state }) => state)).toEqual([
      'WITHDRAWN',
      'PUBLISHED',
      'PUBLISHED',
    ]);
    await test.db.kysely
      .updateTable('content_entry')
      .set({ state: 'PUBLISHED' })
      .where('kind', '=', 'news')
      .execute();
  });

  it('adds duties to the vacancies of an earlier version that nobody has changed', async () => {
    const jobs = () =>
      test.db.kysely
        .selectFrom('content_entry')
        .select(['id', 'body'])
        .where('kind', '=', 'job')
        .orderBy('id');
    const before = await jobs().execute();
    await sql`UPDATE content_entry SET body = body - 'duties', sample = id <> '2' WHERE kind = 'job'`.execute(
      test.db.kysely,
    );
    expect(await loadSample(test)).toBe(true);
    const after = await jobs().execute();
    expect(after.map(({ id, body }) => [id, Object.hasOwn(body ?? {}, 'duties')])).toEqual([
      ['1', true],
      ['2', false],
      ['3', true],
      ['4', true],
    ]);
    expect(after[0]).toEqual(before[0]);
    expect(await loadSample(test)).toBe(false);
  });

  it('has three cities, service points of every kind, and every state of the calendar', async () => {
    const person = visitor(test);
    const states = new Set<DayState>();
    let someSlotFull = false;
    const ids = new Set<string>();
    for (const type of ['ECG', 'other']) {
      const { data } = await person.call<ServicePointsByCity>(
        'GET',
        `/rest/appointment/servPt/list?type=${type}`,
      );
      expect(Object.keys(data).toSorted()).toEqual(['HK', 'KLN', 'NT']);
      for (const point of Object.values(data).flat()) {
        ids.add(point.servPtId);
        const range = 'startDate=2026-03-02&endDate=2026-05-31';
        const path = `/rest/appointment/servPtApptTime/${point.servPtId}?type=${type}&${range}`;
        const { data: days } = await person.call<Availability>('GET', path);
        for (const [key, day] of Object.entries(days)) {
          states.add(dayState(day, key, dayOf(test.clock.now())));
          someSlotFull ||= new Set(day.slots.map(({ hasQuota }) => hasQuota)).size === 2;
        }
        // A Sunday and a public holiday.
        expect(days['2026-03-08']?.tag).toBe('BREAKDAY');
        expect(days['2026-04-03']?.tag).toBe('BREAKDAY');
      }
    }
    expect(ids.size).toBeGreaterThanOrEqual(14);
    expect([...states].toSorted()).toEqual(['ACTIVE', 'BREAKDAY', 'FULL']);
    expect(someSlotFull).toBe(true);
  });

  it('books nobody: counters are right, numbers are of a letter that nobody has', async () => {
    expect(await findDrift(test.db)).toEqual([]);
    const { rows } = await sql<EncryptedPersonRow>`SELECT * FROM appointment LIMIT 5`.execute(test.db.kysely);
    for (const row of rows) expect(decryptDocumentNumber(test.keys, row)).toMatch(/^Q\d{6}\([\dA]\)$/);
    const { rows: count } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM appointment`.execute(
      test.db.kysely,
    );
    expect(count[0]?.n).toBeGreaterThan(1000);
  });
});
