-- Changes of opening hours and closures, and what visitors are to be told of them.

-- Moves on with every change of the patterns of a service point and type;
-- without a row it is 1. Whoever changes the patterns holds its lock.
CREATE TABLE opening_week (
  service_point_id text NOT NULL REFERENCES service_point ON DELETE CASCADE,
  service_type text NOT NULL CHECK (service_type IN ('ECG', 'other')),
  version integer NOT NULL CHECK (version >= 1),
  PRIMARY KEY (service_point_id, service_type)
);

ALTER TABLE break_day ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version >= 1);

-- One message to a visitor for each thing that was done to a booking. Name,
-- addresses and reservation code are looked up in the appointment at sending
-- time, so that nothing personal stands here.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  appointment_id uuid NOT NULL REFERENCES appointment ON DELETE CASCADE,
  -- The event of the trail it tells: nothing is told twice.
  event_id uuid NOT NULL CONSTRAINT outbox_event UNIQUE,
  kind text NOT NULL CHECK (kind IN ('moved', 'cancelled', 'changed')),
  -- The place the visitor last knew of. The present one at the time of the
  -- event: when the appointment says otherwise, the message is overtaken.
  former_service_point_id text NOT NULL,
  former_starts_at timestamptz NOT NULL,
  service_point_id text NOT NULL,
  starts_at timestamptz NOT NULL,
  -- SENDING: handed to the mail server, whose answer is awaited. FAILED: given up.
  -- TOLD: by a member of staff. OVERTAKEN: no longer true, or too late.
  state text NOT NULL DEFAULT 'QUEUED'
    CHECK (state IN ('QUEUED', 'SENDING', 'SENT', 'FAILED', 'TOLD', 'OVERTAKEN')),
  attempts smallint NOT NULL DEFAULT 0,
  -- When the next attempt is due; while SENDING, when its answer is no longer awaited.
  due_at timestamptz NOT NULL,
  -- Code of the last failure, never the mail server's sentence, which may repeat an address.
  failure text,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  settled_by uuid REFERENCES account,
  CHECK ((state IN ('QUEUED', 'SENDING')) = (settled_at IS NULL)),
  CHECK (state <> 'TOLD' OR settled_by IS NOT NULL)
) WITH (fillfactor = 80);
CREATE INDEX outbox_of_appointment ON outbox (appointment_id);
CREATE INDEX outbox_open ON outbox (due_at) WHERE state IN ('QUEUED', 'SENDING', 'FAILED');
CREATE INDEX outbox_age ON outbox (created_at);
