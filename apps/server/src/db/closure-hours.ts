/** The hours of a row of `break_day` as the calls write them: `{"from": "12:00", "until": "14:00"}`; null for whole days. */
export const CLOSURE_HOURS = `CASE WHEN break_day.from_time IS NULL THEN NULL ELSE jsonb_build_object(
  'from', to_char(break_day.from_time, 'HH24:MI'), 'until', to_char(break_day.until_time, 'HH24:MI')) END`;
