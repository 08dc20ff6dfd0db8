import type { PersonalRow, PersonalTableName } from '@phial/contract/staff/privacy';
import type { DayKey } from '@phial/domain/hong-kong-time';
import type { PatientDocument } from '@phial/domain/orders/patient-form';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Actor } from '../audit/record-event.ts';
import type { Queryable } from '../db/pool.ts';
import type { DB } from '../db/tables.generated.ts';

/** Whose rows are asked for. */
export interface SoughtPerson {
  /** Its number normalised: `A123456(3)`, or as printed on another document. */
  document: PatientDocument;
  /** The keyed hashes of the number by every key of the ring, one of them the key of new rows. */
  hashes: Buffer[];
  /** Ids of the appointments of this person, which are locked, for tables that refer to those alone. */
  appointmentIds: string[];
}

/** What a table may reach for. `tx` is the transaction; `db` is for what is read beside it, such as service points. */
export interface PersonalTableDependencies extends Pick<AppDependencies, 'db' | 'clock' | 'keys'> {
  tx: Queryable;
}

/** How many rows of a day still have a person. */
export interface RowsOfDay {
  day: DayKey;
  rows: number;
}

/** The promise of the privacy terms: erased so many days after the visit. */
export interface Retention {
  /** What still has a person and is of a day before `before`, by day. */
  countByDay(db: Queryable, before: DayKey): Promise<RowsOfDay[]>;
  /**
   * Erases some of it, oldest first, passing over what somebody has under lock
   * (`FOR UPDATE SKIP LOCKED`). It is called again and again in short
   * transactions: what is erased must not be due any more.
   * @returns how many, at most `limit`; fewer only when there are no more
   */
  eraseBatch(tx: Queryable, turn: { now: Date; before: DayKey; limit: number }): Promise<number>;
}

/** An erasure at a person's request. */
export interface ErasingAct {
  now: Date;
  actor: Actor;
}

/**
 * What every table with personal data of patients offers, so that the daily
 * erasure, the copy for a person and the erasure at a person's request reach it
 * (ADR 016). To register one:
 *
 * 1. its name in `PERSONAL_TABLE_NAMES` and `TableName` of
 *    `packages/contract/src/staff/privacy.ts`; the compiler then asks for its words;
 * 2. an object of this shape in the table's own folder, `personal-rows.ts`;
 * 3. a line in `privacy/personal-tables.ts`, and what the command `npm run keys -- rotate` is to do with it;
 *    `privacy/every-table.test.ts` then asks for a row of it.
 *
 * Erased means that no encrypted value, no keyed hash and no key id stays, nor
 * anything outside the row that holds the same: messages, files, stored responses.
 * A row that has to stay for the statistics is emptied, any other is deleted. What
 * is kept as a medical record (`medical-record.ts`) has the fate `keep`.
 * `booking/personal-rows.ts` is the example to follow.
 */
export interface PersonalTable {
  readonly name: PersonalTableName;
  /** The tables of the database that are reached here; `privacy/personal-tables.ts` says of every other what it holds instead. */
  readonly reaches: readonly (keyof DB)[];
  /** None for what the promise of the terms leaves out: medical orders and reports. */
  readonly retention?: Retention;
  /**
   * The person's rows, locked until the transaction ends (in an order of your
   * own, the same everywhere), and what an erasure on request would do with
   * each. Without any value of the person: it is shown in a list.
   */
  lockRows(deps: PersonalTableDependencies, person: SoughtPerson): Promise<PersonalRow[]>;
  /** How many rows of anybody are hashed with a key other than these, so that no search by document number finds them. */
  countUnsearchable(tx: Queryable, keyIds: readonly string[]): Promise<number>;
  /** All that is kept, decrypted, as JSON for the person; times as `YYYY-MM-DD HH:mm:ss` of Hong Kong. */
  copyRows(deps: PersonalTableDependencies, person: SoughtPerson): Promise<object[]>;
  /**
   * Does to each row what its `fate` says, and cancels what has to be cancelled
   * by the statements that always do so. Whatever throws undoes the erasure of
   * every table.
   * @param rows those of `lockRows` whose fate is not `keep`; there may be none
   * @returns what is to be done once it is committed, such as forgetting what is in memory
   */
  eraseRows(
    deps: PersonalTableDependencies,
    person: SoughtPerson,
    rows: readonly PersonalRow[],
    act: ErasingAct,
  ): Promise<() => void>;
}
