-- The counter desk: what happens at the counter, and word of it to every desk.

ALTER TABLE appointment
  -- Moves on with every change a desk could miss: who acts on an older one is told so.
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  -- Booked at the desk.
  ADD COLUMN walk_in boolean NOT NULL DEFAULT false,
  ADD COLUMN arrived_at timestamptz,
  -- The number was typed at home; at the desk somebody saw the card.
  ADD COLUMN identity_seen boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT appointment_arrived CHECK (arrived_at IS NULL OR status = 'ATTENDED');

CREATE FUNCTION move_appointment_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END
$$;
-- Neither a rotation of keys nor an erasure, which nobody can act upon.
CREATE TRIGGER appointment_version
  BEFORE UPDATE OF slot_id, status, updated_at ON appointment
  FOR EACH ROW EXECUTE FUNCTION move_appointment_version();

-- A search by name or by the end of a document number walks along the
-- coming bookings; the numbers of a day are counted along it too.
CREATE INDEX appointment_by_time ON appointment (starts_at, id);
-- The day of all points.
CREATE INDEX slot_by_time ON slot (starts_at);

-- Client information codes that were registered from (D-13), until they would
-- have ended by themselves. The hash is of the sealed code and tells nothing.
CREATE TABLE used_client_code (
  code_hash bytea CONSTRAINT used_client_code_key PRIMARY KEY CHECK (octet_length(code_hash) = 32),
  ends_at timestamptz NOT NULL
);
CREATE INDEX used_client_code_end ON used_client_code (ends_at);

-- What changed at a point on a day (`2026-03-02 point`, nothing else), until a
-- process at which a desk is open passes it on (`NOTIFY`) and takes it away.
-- Not notified here: whoever notifies commits one after another, and bookings
-- then wait for each other's disks. Worth no crash's recovery.
CREATE UNLOGGED TABLE desk_news (
  place text NOT NULL,
  at timestamptz NOT NULL
);

CREATE FUNCTION note_desk_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO desk_news VALUES
      (to_char(NEW.starts_at AT TIME ZONE 'Asia/Hong_Kong', 'YYYY-MM-DD ') || NEW.service_point_id, now());
  END IF;
  IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE'
      AND (OLD.service_point_id, OLD.starts_at) <> (NEW.service_point_id, NEW.starts_at)) THEN
    INSERT INTO desk_news VALUES
      (to_char(OLD.starts_at AT TIME ZONE 'Asia/Hong_Kong', 'YYYY-MM-DD ') || OLD.service_point_id, now());
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER appointment_is_desk_news
  AFTER INSERT OR UPDATE OF slot_id, status, updated_at, erased_at OR DELETE ON appointment
  FOR EACH ROW EXECUTE FUNCTION note_desk_news();
CREATE TRIGGER slot_is_desk_news
  AFTER UPDATE OF capacity, taken OR DELETE ON slot
  FOR EACH ROW EXECUTE FUNCTION note_desk_news();

-- Slots are made by the thousand: once a point and day, not once a slot.
CREATE FUNCTION note_desk_news_of_slots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO desk_news SELECT DISTINCT
    to_char(starts_at AT TIME ZONE 'Asia/Hong_Kong', 'YYYY-MM-DD ') || service_point_id, now()
  FROM made;
  RETURN NULL;
END
$$;
CREATE TRIGGER new_slot_is_desk_news AFTER INSERT ON slot
  REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION note_desk_news_of_slots();
