import type { BookingRecord } from '@phial/contract/booking/appointment';
import type { Availability } from '@phial/contract/booking/availability';
import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import type { TestApp } from '../../testing/build-test-app.ts';
import { givenServicePoint, newDocumentNumber } from '../../testing/builders.ts';
import { visitor } from '../../testing/visitor.ts';
import { manager, NAMES, pattern } from './manager.ts';

/** A closure of one day, of a point or of everywhere. */
export const closure = (servPtId: string | null, from: string, more: object = {}): ScheduleChange => ({
  kind: 'closure',
  from,
  until: from,
  servPtId,
  city: null,
  names: NAMES,
  ...more,
});

/** A manager, service points that are open, visitors who book at them, and what becomes of it. */
export async function openPoints(test: TestApp) {
  const boss = await manager(test);

  /** A point that is open every day of the week. */
  async function givenOpenPoint(
    given: Parameters<typeof givenServicePoint>[1] = {},
    patterns = [pattern()],
  ): Promise<string> {
    const point = await givenServicePoint(test.db, given);
    const { status, error } = await boss.setWeek(point, patterns);
    if (status !== 200) throw new Error(error);
    return point;
  }

  /** The times the public site shows for a day. */
  async function times(servPtId: string, day: string, type = 'ECG') {
    test.clock.advance(2);
    const { data } = await visitor(test).call<Availability>(
      'GET',
      `/rest/appointment/servPtApptTime/${servPtId}?type=${type}&startDate=${day}&endDate=${day}`,
    );
    return data[day]?.tag === 'BREAKDAY' ? 'BREAKDAY' : data[day]?.slots.map(({ time }) => time);
  }

  /** A visitor's booking at an open time. */
  async function book(servPtId: string, servTime: string, changes: object = {}, type = 'ECG') {
    const person = visitor(test, { docNo: newDocumentNumber() });
    const { data, status, error } = await person.book({ id: '', servPtId, servTime, type }, changes);
    if (status !== 200) throw new Error(error);
    return { record: data, person };
  }

  /** The messages about what became of a booking to its person; the booking itself was confirmed. */
  function messagesOf({ apptRecordId }: BookingRecord) {
    return test.db.kysely
      .selectFrom('outbox')
      .select(['kind', 'former_starts_at', 'starts_at', 'service_point_id'])
      .where('appointment_id', '=', apptRecordId)
      .where('kind', '<>', 'confirmation')
      .execute();
  }

  return { boss, givenOpenPoint, times, book, messagesOf };
}
