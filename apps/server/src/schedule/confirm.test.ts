import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift } from '../testing/builders.ts';
import { firstProposals, NAMES, pattern } from './testing/manager.ts';
import { closure, openPoints } from './testing/open-points.ts';

let test: TestApp;
let site: Awaited<ReturnType<typeof openPoints>>;
beforeAll(async () => {
  test = await buildTestApp();
  site = await openPoints(test);
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

describe('two at once', () => {
  it('who confirms what has changed meanwhile is told, and nothing is done', async () => {
    const point = await site.givenOpenPoint();
    await site.book(point, '2026-03-11 10:00:00');
    const change = closure(point, '2026-03-11');
    const { data: seen } = await site.boss.preview(change);
    const late = await site.book(point, '2026-03-11 10:00:00');
    const answer = await site.boss.confirm(change, seen.fingerprint, firstProposals(seen));
    expect(answer).toMatchObject({ status: 409, error: 'preview-outdated' });
    expect(await site.times(point, '2026-03-11')).toEqual(['09:00', '10:00']);
    const { preview } = answer.data as unknown as { preview: typeof seen };
    expect(preview.bookings.map(({ apptRecordId }) => apptRecordId)).toContain(late.record.apptRecordId);
    expect((await site.boss.confirm(change, preview.fingerprint, firstProposals(preview))).data.moved).toBe(
      2,
    );
  });

  it('a seat that somebody took meanwhile is not given twice', async () => {
    const point = await site.givenOpenPoint({}, [pattern({ capacity: 1 })]);
    await site.book(point, '2026-03-11 10:00:00');
    const change = closure(point, '2026-03-11');
    const { data: seen } = await site.boss.preview(change);
    await site.book(point, '2026-03-12 10:00:00');
    const answer = await site.boss.confirm(change, seen.fingerprint, firstProposals(seen));
    expect([answer.status, answer.error]).toEqual([409, 'preview-outdated']);
    const { preview } = answer.data as unknown as { preview: typeof seen };
    expect(preview.bookings[0]?.proposals[0]?.servTime).toBe('2026-03-12 09:00:00');
  });

  it('the second manager of a week gets the week as it is now', async () => {
    const point = await site.givenOpenPoint();
    const former = await site.boss.week(point);
    await site.boss.setWeek(point, [pattern({ capacity: 3 })]);
    const { version } = former;
    const answer = await site.boss.preview({
      kind: 'week',
      servPtId: point,
      type: 'ECG',
      version,
      patterns: [],
    });
    expect(answer).toMatchObject({
      status: 409,
      error: 'version-conflict',
      data: { week: { version: version + 1, patterns: [{ capacity: 3 }] } },
    });
  });

  it('a closure and new hours confirmed at one moment leave no slot open on the day that is closed', async () => {
    for (let round = 0; round < 8; round++) {
      const point = await site.givenOpenPoint({}, [pattern({ weekdays: [1] })]);
      const { version } = await site.boss.week(point);
      // They have no slot in common: on that Wednesday there is none yet.
      const changes: ScheduleChange[] = [
        closure(point, '2026-03-11'),
        { kind: 'week', servPtId: point, type: 'ECG', version, patterns: [pattern()] },
      ];
      const seen = await Promise.all(changes.map((change) => site.boss.preview(change)));
      const done = await Promise.all(
        changes.map((change, at) => site.boss.confirm(change, seen[at]?.data.fingerprint ?? '', [])),
      );
      expect(done.map(({ status }) => status)).toEqual([200, 200]);
    }
    const { rows } = await sql`
      SELECT slot.id FROM slot JOIN break_day ON break_day.service_point_id = slot.service_point_id
      WHERE slot.capacity > 0
        AND (slot.starts_at AT TIME ZONE 'Asia/Hong_Kong')::date BETWEEN from_day AND until_day`.execute(
      test.db.kysely,
    );
    expect(rows).toEqual([]);
  });
});

describe('a change that cannot be', () => {
  const rule = (patterns: ReturnType<typeof pattern>[], servPtId: string): ScheduleChange => ({
    kind: 'week',
    servPtId,
    type: 'ECG',
    version: 2,
    patterns,
  });

  it('is refused with what is wrong', async () => {
    const point = await site.givenOpenPoint();
    const refusal = async (change: ScheduleChange) => {
      const { error, data } = await site.boss.preview(change);
      return [error, data];
    };
    expect(await refusal(rule([pattern(), pattern()], point))).toEqual([
      'pattern-overlap',
      { problem: 'pattern-overlap', at: 1, other: 0 },
    ]);
    expect((await refusal(rule([pattern({ closes: '09:30' })], point)))[0]).toBe('pattern-times');
    expect((await refusal(rule([pattern({ validFrom: '2026-02-30' })], point)))[0]).toBe('closure-days');
    expect((await refusal(rule([], 'nowhere')))[0]).toBe('service-point-unknown');
    expect((await refusal(closure('nowhere', '2026-03-11')))[0]).toBe('service-point-unknown');
    expect((await refusal(closure(point, '2026-03-01')))[0]).toBe('closure-days');
    expect((await refusal(closure(point, '2026-03-11', { names: { ...NAMES, zh: ' ' } })))[0]).toBe(
      'closure-names',
    );
    const closureId = '00000000-0000-4000-8000-000000000000';
    expect(await refusal({ kind: 'closure-end', closureId, version: 1 })).toEqual([
      'version-conflict',
      { closure: null },
    ]);
  });

  it('asks for a decision on everybody', async () => {
    const point = await site.givenOpenPoint();
    await site.book(point, '2026-03-11 10:00:00');
    const { data } = await site.boss.preview(closure(point, '2026-03-11'));
    expect((await site.boss.confirm(closure(point, '2026-03-11'), data.fingerprint, [])).error).toBe(
      'decisions-incomplete',
    );
  });
});

describe('what was done', () => {
  it('records in the audit log who did what, without a person', async () => {
    const point = await site.givenOpenPoint();
    const { record } = await site.book(point, '2026-03-11 10:00:00');
    await site.boss.make(closure(point, '2026-03-11'));
    const { rows } = await sql<{ actor: string; action: string; detail: object }>`
      SELECT actor, action, detail FROM event
      WHERE appointment_id = ${record.apptRecordId} OR detail->>'point' = ${point}
      ORDER BY at, action`.execute(test.db.kysely);
    expect(rows.map(({ actor, action }) => [actor, action])).toEqual(
      [
        ['visitor', 'appointment-booked'],
        [site.boss.id, 'appointment-changed'],
        [site.boss.id, 'closure-added'],
        [site.boss.id, 'hours-changed'],
      ].sort((a, b) => ((a[1] ?? '') < (b[1] ?? '') ? -1 : 1)),
    );
    expect(rows.find(({ action }) => action === 'closure-added')?.detail).toEqual({
      point,
      city: '',
      type: '',
      hours: '',
      from: '2026-03-11',
      until: '2026-03-11',
      moved: 1,
      cancelled: 0,
      messages: 1,
    });
  });
});
