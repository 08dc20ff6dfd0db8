import type { SetUpMark } from '@phial/contract/staff/set-up';
import type { Queryable } from '../db/pool.ts';

/** What no other part of the server counts. */
export interface SetUpCounts {
  districts: number;
  /** Public holidays from today on. */
  holidays: number;
  /** Whether somebody who is not an administrator sees the bookings of every service point. */
  staffEverywhere: boolean;
  /** The service points of everybody else. */
  staffedPoints: string[];
  /** Published pictures, pages, news and lists. */
  entries: number;
  testItems: number;
}

export async function readSetUpCounts(db: Queryable, today: string): Promise<SetUpCounts> {
  const { rows } = await db.query<SetUpCounts>({
    name: 'set-up-counts',
    text: `
WITH staff AS MATERIALIZED (
  SELECT id, role = 'manager' OR all_service_points AS everywhere FROM account
  WHERE state = 'ACTIVE' AND role IN ('counter', 'manager')
)
SELECT
  (SELECT count(*)::int FROM district) AS districts,
  (SELECT count(*)::int FROM break_day WHERE kind = 'public-holiday' AND until_day >= $1::date) AS holidays,
  EXISTS (SELECT FROM staff WHERE everywhere) AS "staffEverywhere",
  ARRAY(SELECT DISTINCT service_point_id FROM account_service_point
    WHERE account_id IN (SELECT id FROM staff)) AS "staffedPoints",
  (SELECT count(*)::int FROM content_entry
    WHERE state = 'PUBLISHED' AND kind NOT IN ('laboratory', 'legal-text', 'dictionary')) AS entries,
  (SELECT count(*)::int FROM test_item) AS "testItems"`,
    values: [today],
  });
  return rows[0] as SetUpCounts;
}

export interface MarkRow {
  step: string;
  mark: SetUpMark['mark'];
  at: Date;
  by: string | null;
}

export function readMarks(db: Queryable) {
  return db.rows<MarkRow>({
    name: 'set-up-marks',
    text: `
SELECT step, mark, marked_at AS at, account.display_name AS by
FROM set_up_mark LEFT JOIN account ON account.id = marked_by`,
  });
}

/** A visit leaves alone what somebody has said of the step. */
export async function writeMark(
  db: Queryable,
  { step, mark, now, by }: { step: string; mark: SetUpMark['mark']; now: Date; by: string },
): Promise<void> {
  await db.query({
    name: 'set-up-mark',
    text: `
INSERT INTO set_up_mark AS present (step, mark, marked_at, marked_by) VALUES ($1, $2, $3, $4)
ON CONFLICT (step) DO UPDATE
SET mark = excluded.mark, marked_at = excluded.marked_at, marked_by = excluded.marked_by
WHERE excluded.mark <> 'visited' OR present.mark = 'visited'`,
    values: [step, mark, now, by],
  });
}
