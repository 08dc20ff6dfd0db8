-- Booking: service points, what they offer and when, slots, holds, appointments.
-- Ids are made in the application, so that PostgreSQL 15 will do.

-- A text of the laboratory in the three languages of the site.
CREATE DOMAIN local_text AS jsonb
  CHECK (VALUE ?& ARRAY['tw', 'zh', 'en']);

CREATE TABLE service_point (
  id text PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  -- Stable code: HK, KLN, NT (D-32).
  city text NOT NULL CHECK (city <> ''),
  city_name local_text NOT NULL,
  district local_text NOT NULL,
  belong_to text NOT NULL,
  company_name local_text NOT NULL,
  name local_text NOT NULL,
  address local_text NOT NULL,
  -- Lines separated by a line feed.
  biz_time local_text NOT NULL,
  tel text NOT NULL,
  position integer NOT NULL,
  -- 1 Monday to 7 Sunday.
  rest_weekdays smallint[] NOT NULL DEFAULT '{7}'
    CHECK (rest_weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]::smallint[])
);

CREATE TABLE service_ability (
  service_point_id text NOT NULL REFERENCES service_point ON DELETE CASCADE,
  service_type text NOT NULL CHECK (service_type IN ('ECG', 'other')),
  position integer NOT NULL,
  name local_text NOT NULL,
  PRIMARY KEY (service_point_id, service_type, position)
);

-- Weekly rule from which slots are made; the meaning of each column is that of
-- OpeningPattern in packages/domain.
CREATE TABLE opening_pattern (
  id uuid PRIMARY KEY,
  service_point_id text NOT NULL REFERENCES service_point ON DELETE CASCADE,
  service_type text NOT NULL CHECK (service_type IN ('ECG', 'other')),
  weekdays smallint[] NOT NULL
    CHECK (weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  opens time(0) NOT NULL,
  closes time(0) NOT NULL CHECK (closes > opens),
  every_minutes integer NOT NULL CHECK (every_minutes BETWEEN 1 AND 1440),
  capacity integer NOT NULL CHECK (capacity BETWEEN 0 AND 1000),
  valid_from date,
  valid_until date CHECK (valid_until >= valid_from)
);
CREATE INDEX opening_pattern_service_point ON opening_pattern (service_point_id);

-- Days without service: everywhere, in one city, or at one service point.
CREATE TABLE break_day (
  id uuid PRIMARY KEY,
  from_day date NOT NULL,
  until_day date NOT NULL CHECK (until_day >= from_day),
  service_point_id text REFERENCES service_point ON DELETE CASCADE,
  city text CHECK (city IS NULL OR service_point_id IS NULL),
  kind text NOT NULL CHECK (kind IN ('public-holiday', 'closure')),
  names local_text NOT NULL
);
CREATE INDEX break_day_range ON break_day (until_day, from_day);

-- taken = appointments that are not cancelled + rows in hold, expired or not.
-- Whoever changes one of the three holds the row lock of the slot.
CREATE TABLE slot (
  id uuid PRIMARY KEY,
  service_point_id text NOT NULL REFERENCES service_point,
  service_type text NOT NULL CHECK (service_type IN ('ECG', 'other')),
  starts_at timestamptz NOT NULL,
  capacity integer NOT NULL CHECK (capacity >= 0),
  taken integer NOT NULL DEFAULT 0 CHECK (taken >= 0),
  CONSTRAINT slot_of_service_point UNIQUE (service_point_id, service_type, starts_at)
) WITH (fillfactor = 70); -- room for the next version of a row on its page: taken is in no index

-- A place kept for a visitor who is filling in the form (D-38).
CREATE TABLE hold (
  id uuid PRIMARY KEY,
  slot_id uuid NOT NULL REFERENCES slot,
  expires_at timestamptz NOT NULL,
  extensions smallint NOT NULL DEFAULT 0
);
CREATE INDEX hold_of_slot ON hold (slot_id, expires_at);
CREATE INDEX hold_expiry ON hold (expires_at);

CREATE TABLE appointment (
  id uuid PRIMARY KEY,
  reservation_code text NOT NULL CONSTRAINT appointment_reservation_code UNIQUE,
  slot_id uuid NOT NULL REFERENCES slot,
  -- Copies of the slot's, for the guards below. No foreign key to the service
  -- point: the slot has it, and a shared lock on one busy row for each booking
  -- is dear.
  service_point_id text NOT NULL,
  service_type text NOT NULL,
  starts_at timestamptz NOT NULL,
  -- Hong Kong day of starts_at.
  service_day date NOT NULL,
  status text NOT NULL DEFAULT 'BOOKED'
    CHECK (status IN ('BOOKED', 'ATTENDED', 'NO_SHOW', 'CANCELLED')),
  language text NOT NULL CHECK (language IN ('tw', 'zh', 'en')),
  -- Key of the four sealed columns.
  key_id text NOT NULL,
  name bytea NOT NULL,
  document_number bytea NOT NULL,
  phone bytea,
  email bytea,
  -- Keyed hash of the document number, and the key it was made with.
  hash_key_id text NOT NULL,
  document_hash bytea NOT NULL,
  modified boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  CHECK ((status = 'CANCELLED') = (cancelled_at IS NOT NULL)),
  CHECK (phone IS NOT NULL OR email IS NOT NULL)
) WITH (fillfactor = 90);
-- One person may hold several bookings, but not two at the same time, nor two
-- of one service type on one day (D-37).
CREATE UNIQUE INDEX appointment_same_time ON appointment (document_hash, starts_at)
  WHERE status <> 'CANCELLED';
CREATE UNIQUE INDEX appointment_same_day ON appointment (document_hash, service_type, service_day)
  WHERE status <> 'CANCELLED';
CREATE INDEX appointment_of_slot ON appointment (slot_id);

-- The key document hashes are made with at present. One for all server
-- processes, or two bookings of one person under two keys would not meet in
-- the guards above; the rotation command moves it on.
CREATE TABLE document_hash_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  key_id text NOT NULL
);

-- First answers of creates that carried an Idempotency-Key, for 24 hours.
CREATE TABLE idempotency (
  key_hash bytea CONSTRAINT idempotency_key PRIMARY KEY,
  body_hash bytea NOT NULL,
  key_id text NOT NULL,
  response bytea NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX idempotency_age ON idempotency (created_at);

-- Who did what to which booking; never personal data, never changed.
CREATE TABLE event (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  -- visitor, job, command, or the account of a member of staff.
  actor text NOT NULL,
  action text NOT NULL,
  appointment_id uuid,
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX event_of_appointment ON event (appointment_id, at);

CREATE FUNCTION refuse_change_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the event trail is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER event_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_event();
