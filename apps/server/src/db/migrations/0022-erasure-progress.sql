-- How far the daily erasure has come, so that a clock that jumps does not erase
-- months of bookings by itself (decision 034).
CREATE TABLE erasure_progress (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- Whatever was due before this day has been erased.
  erased_before date,
  -- What waits for an administrator: up to which day, how many records, since when.
  held_before date,
  held_records integer,
  held_at timestamptz,
  -- An administrator has agreed to erase what is of the days before this one.
  agreed_before date,
  CHECK (num_nulls(held_before, held_records, held_at) IN (0, 3))
);

INSERT INTO erasure_progress (erased_before)
SELECT max((detail ->> 'before')::date) FROM event
WHERE action = 'personal-data-erased' AND detail ->> 'before' IS NOT NULL;
