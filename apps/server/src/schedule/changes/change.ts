import type { Closure } from '@phial/contract/schedule/schedule';
import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import type { DayKey } from '@phial/domain/hong-kong-time';
import type { AuditEvent } from '../../audit/record-event.ts';
import type { Queryable } from '../../db/pool.ts';
import type { ScheduleState, Service } from '../../service-points/schedule-state.ts';

/** What a change makes of the schedule, and where to look for the bookings it affects. */
export interface ChangedSchedule {
  after: ScheduleState;
  services: Service[];
  /** In order, from today to the last day that can be booked. */
  days: DayKey[];
  /** Closures that come in, or are changed. */
  added: readonly Closure[];
}

/** What a change does, whatever its kind. */
export interface Change {
  /** First day that it looks at; today by default. */
  readonly firstDay?: DayKey;
  /**
   * Whether it can be made to the schedule as it stands.
   * @throws Refused `service-point-unknown`; `pattern-times`, `pattern-seats`, `pattern-overlap` with the indexes of the rows;
   *   `closure-days`, `closure-hours`, `closure-names`; `version-conflict` with the week or closure as it is now
   */
  check(db: Queryable, state: ScheduleState, today: DayKey): Promise<void>;
  /** The schedule once a change that passed the check has been made. @param days that can be booked */
  apply(state: ScheduleState, days: readonly DayKey[]): ChangedSchedule;
  /** Writes it. @param tx has the schedule to itself and has checked it */
  write(tx: Queryable, changed: ChangedSchedule): Promise<void>;
  /** Its entry in the audit log: what kind, where, which days. */
  readonly audit: Pick<AuditEvent, 'action' | 'detail'>;
}

/** One kind of what can be changed. */
export type OfKind<Kind extends ScheduleChange['kind']> = Extract<ScheduleChange, { kind: Kind }>;
