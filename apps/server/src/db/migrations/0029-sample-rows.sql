-- What came with the sample: set when it is loaded, cleared when staff change the row.

ALTER TABLE district ADD COLUMN sample boolean NOT NULL DEFAULT false;
ALTER TABLE service_point ADD COLUMN sample boolean NOT NULL DEFAULT false;
ALTER TABLE opening_pattern ADD COLUMN sample boolean NOT NULL DEFAULT false;
ALTER TABLE break_day ADD COLUMN sample boolean NOT NULL DEFAULT false;
ALTER TABLE test_item ADD COLUMN sample boolean NOT NULL DEFAULT false;

-- Bookings of nobody. Beside the appointments, so that a booking writes no more than before.
CREATE TABLE sample_appointment (
  appointment_id uuid PRIMARY KEY REFERENCES appointment ON DELETE CASCADE
);

-- That the rows which an earlier version loaded have been looked for.
CREATE TABLE sample_search (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  done_at timestamptz NOT NULL
);
