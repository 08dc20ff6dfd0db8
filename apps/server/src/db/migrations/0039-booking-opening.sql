-- Whether visitors can book, and how far the set-up of a laboratory has come.

-- Nothing more than what somebody has decided: what is still missing is worked out whenever it is asked for.
CREATE TABLE booking_opening (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- soon: never opened. closed: opened once, and closed again for new bookings.
  state text NOT NULL CHECK (state IN ('soon', 'open', 'closed')),
  changed_at timestamptz NOT NULL DEFAULT now(),
  -- Nobody for the sample and the migration, and once the account's row is gone.
  changed_by uuid REFERENCES account ON DELETE SET NULL,
  -- Moves on with every change: who decides on an older one is told so.
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1)
);
-- A laboratory that is in use goes on taking bookings.
INSERT INTO booking_opening (state)
SELECT CASE WHEN EXISTS (SELECT FROM service_point) THEN 'open' ELSE 'soon' END;

-- What people have said of a step, never what there is.
CREATE TABLE set_up_mark (
  step text PRIMARY KEY,
  mark text NOT NULL CHECK (mark IN ('visited', 'skipped', 'done')),
  marked_at timestamptz NOT NULL,
  marked_by uuid REFERENCES account ON DELETE SET NULL
);
