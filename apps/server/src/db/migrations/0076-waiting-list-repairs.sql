-- The waiting list: settings that two managers do not overwrite, offers that end as their place is closed, and places
-- that became free by time and are kept for whoever waits.

ALTER TABLE waiting_setting ADD COLUMN version integer NOT NULL DEFAULT 1;

-- WITHDRAWN: the place was closed while it was offered.
ALTER TABLE waiting_offer
  DROP CONSTRAINT waiting_offer_state_check,
  ADD CONSTRAINT waiting_offer_state_check
    CHECK (state IN ('SET_ASIDE', 'OPEN', 'TAKEN', 'PASSED', 'EXPIRED', 'WITHDRAWN'));

-- When a free place was last looked for in vain; null: not since this entry began to wait.
ALTER TABLE waiting_entry ADD COLUMN searched_at timestamptz;

-- How many of some free places of a slot are kept for the list: no more than wait for them, and none of the reserve of
-- the desk. `free` is what the caller knows to be free of the slot, which the row may not say yet.
CREATE FUNCTION places_to_keep(wanted_slot uuid, free integer, places integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT greatest(0, least(
      places,
      free,
      (SELECT count(*) FROM (
        SELECT FROM waiting_entry
        WHERE state = 'WAITING' AND service_type = place.service_type AND waiting_suits(waiting_entry, place)
        LIMIT greatest(places, 0)) AS suited),
      CASE WHEN waiting_setting.desk_reserve = 0 THEN places ELSE free - waiting_setting.desk_reserve + (
        SELECT coalesce(sum(greatest(slot.capacity - slot.taken, 0)), 0) FROM slot
        WHERE slot.id <> place.id AND slot.service_point_id = place.service_point_id
          AND slot.starts_at >= (place.starts_at AT TIME ZONE 'Asia/Hong_Kong')::date::timestamp AT TIME ZONE 'Asia/Hong_Kong'
          AND slot.starts_at < ((place.starts_at AT TIME ZONE 'Asia/Hong_Kong')::date + 1)::timestamp
            AT TIME ZONE 'Asia/Hong_Kong') END))
    FROM slot AS place, waiting_setting
    WHERE place.id = wanted_slot AND waiting_setting.is_on), 0)::integer
$$;

-- Keeps up to so many free places of a slot for the list. The caller has the row of the slot under lock. The hold lasts
-- until the visit would begin: within a second some process offers the place, or gives it back.
CREATE OR REPLACE FUNCTION set_aside_places(wanted_slot uuid, places integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  place slot;
  kept integer;
BEGIN
  SELECT * INTO place FROM slot WHERE id = wanted_slot;
  kept := places_to_keep(place.id, place.capacity - place.taken, places);
  IF kept IS NULL OR kept = 0 THEN
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
