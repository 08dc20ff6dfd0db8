-- The waiting list: who waits for what, and the places that were offered.

CREATE TABLE waiting_setting (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  is_on boolean NOT NULL DEFAULT false,
  -- How long a place is kept for whoever it is offered to, and on the day of the visit.
  offer_minutes smallint NOT NULL DEFAULT 30 CHECK (offer_minutes BETWEEN 5 AND 720),
  same_day_minutes smallint NOT NULL DEFAULT 10 CHECK (same_day_minutes BETWEEN 5 AND 120),
  -- Free places of a service point and day that are left to the desk and not offered.
  desk_reserve smallint NOT NULL DEFAULT 0 CHECK (desk_reserve BETWEEN 0 AND 50)
);
INSERT INTO waiting_setting DEFAULT VALUES;

CREATE TABLE waiting_entry (
  id uuid PRIMARY KEY,
  -- The order of joining.
  position bigint GENERATED ALWAYS AS IDENTITY,
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'OFFERED', 'TAKEN', 'ENDED')),
  service_type text NOT NULL,
  service_point_ids text[] NOT NULL CHECK (cardinality(service_point_ids) > 0),
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  -- 1 Monday to 7 Sunday.
  weekdays smallint[] NOT NULL CHECK (cardinality(weekdays) > 0),
  -- A visit begins at `from_time` or later, and before `until_time`; Hong Kong time.
  from_time time NOT NULL,
  until_time time NOT NULL CHECK (until_time > from_time),
  -- The booking that is given up as a place is taken, and before which a place has to be.
  former_appointment_id uuid,
  before timestamptz CHECK ((before IS NULL) = (former_appointment_id IS NULL)),
  -- What came of it.
  appointment_id uuid CHECK ((state = 'TAKEN') = (appointment_id IS NOT NULL)),
  language text NOT NULL CHECK (language IN ('tw', 'zh', 'en')),
  -- Name, document number and contacts, encrypted; and the keyed hash of the number.
  key_id text NOT NULL,
  person bytea NOT NULL,
  hash_key_id text NOT NULL,
  document_hash bytea NOT NULL,
  joined_at timestamptz NOT NULL,
  settled_at timestamptz CHECK ((settled_at IS NULL) = (state IN ('WAITING', 'OFFERED')))
);
CREATE UNIQUE INDEX waiting_entry_once ON waiting_entry (document_hash, service_type)
  WHERE state IN ('WAITING', 'OFFERED');
CREATE INDEX waiting_entry_queue ON waiting_entry (service_type, position) WHERE state = 'WAITING';
CREATE INDEX waiting_entry_last_day ON waiting_entry (last_day);

-- A place kept for the list, by a row in `hold`. SET_ASIDE: it became free and is to be offered. No foreign key to the
-- slot: whoever inserts a row here must not wait for it, and slots that nobody ever booked are deleted.
CREATE TABLE waiting_offer (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  position bigint GENERATED ALWAYS AS IDENTITY,
  state text NOT NULL DEFAULT 'SET_ASIDE'
    CHECK (state IN ('SET_ASIDE', 'OPEN', 'TAKEN', 'PASSED', 'EXPIRED')),
  hold_id uuid NOT NULL,
  slot_id uuid NOT NULL,
  entry_id uuid REFERENCES waiting_entry ON DELETE CASCADE,
  offered_at timestamptz,
  ends_at timestamptz,
  settled_at timestamptz,
  CHECK ((state = 'SET_ASIDE') = (entry_id IS NULL)),
  CHECK ((entry_id IS NULL) = (offered_at IS NULL) AND (entry_id IS NULL) = (ends_at IS NULL))
);
CREATE UNIQUE INDEX waiting_offer_of_hold ON waiting_offer (hold_id) WHERE state IN ('SET_ASIDE', 'OPEN');
CREATE UNIQUE INDEX waiting_offer_of_entry ON waiting_offer (entry_id) WHERE state = 'OPEN';
CREATE INDEX waiting_offer_once ON waiting_offer (entry_id, slot_id);
CREATE INDEX waiting_offer_under_way ON waiting_offer (state, position) WHERE state IN ('SET_ASIDE', 'OPEN');

-- Whether a place is one that somebody waits for: asked for, not offered before, and not on the day of another booking
-- of the same person. Whether it is still in time is for whoever has a clock.
CREATE FUNCTION waiting_suits(entry waiting_entry, slot slot) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT slot.service_type = entry.service_type
    AND slot.service_point_id = ANY (entry.service_point_ids)
    AND (slot.starts_at AT TIME ZONE 'Asia/Hong_Kong')::date BETWEEN entry.first_day AND entry.last_day
    AND extract(isodow FROM slot.starts_at AT TIME ZONE 'Asia/Hong_Kong') = ANY (entry.weekdays)
    AND (slot.starts_at AT TIME ZONE 'Asia/Hong_Kong')::time >= entry.from_time
    AND (slot.starts_at AT TIME ZONE 'Asia/Hong_Kong')::time < entry.until_time
    AND (entry.before IS NULL OR slot.starts_at < entry.before)
    AND NOT EXISTS (
      SELECT FROM waiting_offer WHERE waiting_offer.entry_id = entry.id AND waiting_offer.slot_id = slot.id)
    AND NOT EXISTS (
      SELECT FROM appointment
      WHERE appointment.document_hash = entry.document_hash AND appointment.status <> 'CANCELLED'
        AND appointment.id IS DISTINCT FROM entry.former_appointment_id
        AND (appointment.starts_at = slot.starts_at
          OR (appointment.service_type = slot.service_type
            AND appointment.service_day = (slot.starts_at AT TIME ZONE 'Asia/Hong_Kong')::date)))
$$;

-- Keeps up to so many free places of a slot for the list: no more than wait for it, and none of the reserve of the
-- desk. The caller has the row of the slot under lock. The hold lasts until the visit would begin: within a second
-- some process offers the place, or gives it back.
CREATE FUNCTION set_aside_places(wanted_slot uuid, places integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  place slot;
  kept integer;
BEGIN
  SELECT * INTO place FROM slot WHERE id = wanted_slot;
  SELECT least(
    places,
    place.capacity - place.taken,
    (SELECT count(*) FROM (
      SELECT FROM waiting_entry
      WHERE state = 'WAITING' AND service_type = place.service_type AND waiting_suits(waiting_entry, place)
      LIMIT greatest(places, 0)) AS suited),
    CASE WHEN waiting_setting.desk_reserve = 0 THEN places ELSE (
      SELECT sum(greatest(slot.capacity - slot.taken, 0)) - waiting_setting.desk_reserve FROM slot
      WHERE slot.service_point_id = place.service_point_id
        AND slot.starts_at >= (place.starts_at AT TIME ZONE 'Asia/Hong_Kong')::date::timestamp AT TIME ZONE 'Asia/Hong_Kong'
        AND slot.starts_at < ((place.starts_at AT TIME ZONE 'Asia/Hong_Kong')::date + 1)::timestamp
          AT TIME ZONE 'Asia/Hong_Kong') END)
  INTO kept FROM waiting_setting WHERE is_on;
  IF kept IS NULL OR kept <= 0 THEN
    RETURN 0;
  END IF;
  WITH holds AS (
    INSERT INTO hold (id, slot_id, expires_at)
    SELECT gen_random_uuid(), place.id, place.starts_at FROM generate_series(1, kept)
    RETURNING id, slot_id
  )
  INSERT INTO waiting_offer (hold_id, slot_id) SELECT id, slot_id FROM holds;
  UPDATE slot SET taken = taken + kept WHERE id = place.id;
  RETURN kept;
END
$$;

-- Whatever frees places, in the transaction that does: nobody can take them before they were offered.
CREATE FUNCTION keep_freed_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('phial.free_for_all', true) IS DISTINCT FROM 'on'
    AND EXISTS (SELECT FROM waiting_entry WHERE state = 'WAITING' AND service_type = NEW.service_type) THEN
    PERFORM set_aside_places(
      NEW.id,
      NEW.capacity - NEW.taken - CASE WHEN TG_OP = 'UPDATE' THEN greatest(OLD.capacity - OLD.taken, 0) ELSE 0 END);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER slot_freed AFTER UPDATE OF taken, capacity ON slot FOR EACH ROW
  WHEN (NEW.capacity > NEW.taken AND NEW.capacity - NEW.taken > OLD.capacity - OLD.taken)
  EXECUTE FUNCTION keep_freed_places();
CREATE TRIGGER slot_added AFTER INSERT ON slot FOR EACH ROW
  WHEN (NEW.capacity > NEW.taken)
  EXECUTE FUNCTION keep_freed_places();
