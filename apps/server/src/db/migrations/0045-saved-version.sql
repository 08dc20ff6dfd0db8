-- Service points, services and test items keep what they said earlier: docs/decisions/062-versions-of-what-is-saved.md.

CREATE TABLE saved_version (
  kind text NOT NULL CHECK (kind IN ('service', 'service-point', 'test-item')),
  -- Code of a service, id of a service point or test item; no foreign key, as an import writes all test items anew.
  thing_id text NOT NULL,
  -- Counted from 1 for each thing.
  number integer NOT NULL CHECK (number >= 1),
  -- What the form of the thing holds, see saved_states.
  body jsonb NOT NULL CHECK (jsonb_typeof(body) = 'object'),
  saved_at timestamptz NOT NULL,
  -- Nobody for the sample, for commands and imports of files, and once the account's row is gone.
  account_id uuid REFERENCES account ON DELETE SET NULL,
  -- Whether the sample says it.
  sample boolean NOT NULL,
  PRIMARY KEY (kind, thing_id, number)
);

-- What the statements of a transaction have written; empty once it has ended.
CREATE TABLE saved_version_due (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  thing_ids text[] NOT NULL,
  -- Whether the things were deleted. They may have been added again since.
  deleted boolean NOT NULL
);

-- What these things say now. One SELECT, so that the planner leaves out the kinds and columns nobody asks for.
CREATE FUNCTION saved_states(of_kind text, ids text[])
RETURNS TABLE (thing_id text, body jsonb, saved_at timestamptz, account_id uuid, sample boolean)
LANGUAGE sql STABLE AS $$
  SELECT code, jsonb_build_object(
    'name', name, 'shortName', short_name, 'detail', detail, 'minutes', minutes, 'preparation', preparation,
    'colour', colour, 'icon', icon, 'daysAhead', days_ahead, 'mostSeats', most_seats
  ), updated_at, updated_by, sample
  FROM service WHERE of_kind = 'service' AND code = ANY (ids)
  UNION ALL
  SELECT id, jsonb_build_object(
    'district', district, 'belongTo', belong_to, 'companyName', company_name, 'name', name, 'address', address,
    'bizTime', biz_time, 'tel', tel, 'restWeekdays', rest_weekdays, 'mapLink', map_link, 'latitude', latitude,
    'longitude', longitude, 'directions', directions, 'abilities', coalesce((
      SELECT jsonb_agg(jsonb_build_object('type', ability.service_type, 'name', ability.name)
        ORDER BY ability.position, ability.service_type)
      FROM service_ability AS ability WHERE ability.service_point_id = point.id
    ), '[]')
  ), updated_at, updated_by, sample
  FROM service_point AS point WHERE of_kind = 'service-point' AND id = ANY (ids)
  UNION ALL
  SELECT id, jsonb_build_object(
    'code', code, 'name', name, 'subject', subject, 'usageScope', usage_scope, 'unitType', unit_type,
    'specimen', specimen, 'turnaround', turnaround, 'preparation', preparation, 'remark', remark,
    'synonyms', synonyms, 'published', published, 'children', coalesce((
      SELECT jsonb_agg(child_id ORDER BY child.position) FROM test_item_child AS child WHERE child.group_id = item.id
    ), '[]')
  ), updated_at, updated_by, sample
  FROM test_item AS item WHERE of_kind = 'test-item' AND id = ANY (ids)
$$;

-- Keeps what these things say, unless that is what they said before. Each is locked by whoever has written it.
-- LATERAL: one look into the primary key for each thing, however wrong the planner guesses after an import.
CREATE FUNCTION keep_saved_versions(of_kind text, ids text[]) RETURNS void LANGUAGE sql AS $$
  WITH state AS MATERIALIZED (
    SELECT now.*, latest.number, latest.sample AS was_sample, latest.body = now.body AS stays
    FROM saved_states(of_kind, ids) AS now LEFT JOIN LATERAL (
      SELECT number, body, sample FROM saved_version
      WHERE kind = of_kind AND thing_id = now.thing_id ORDER BY number DESC LIMIT 1
    ) AS latest ON true
  ), marked AS (
    -- What staff have taken over from the sample is their own.
    UPDATE saved_version AS version SET sample = state.sample FROM state
    WHERE stays AND was_sample <> state.sample
      AND version.kind = of_kind AND version.thing_id = state.thing_id AND version.number = state.number
  )
  INSERT INTO saved_version (kind, thing_id, number, body, saved_at, account_id, sample)
  SELECT of_kind, thing_id, coalesce(number, 0) + 1, body, saved_at, account_id, sample
  FROM state WHERE stays IS NOT TRUE
$$;

-- The versions of a thing go with it.
CREATE FUNCTION remove_saved_versions(of_kind text, ids text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM saved_version WHERE kind = of_kind AND thing_id = ANY (ids)
    AND NOT CASE of_kind
      WHEN 'service' THEN EXISTS (SELECT FROM service WHERE code = thing_id)
      WHEN 'service-point' THEN EXISTS (SELECT FROM service_point WHERE id = thing_id)
      ELSE EXISTS (SELECT FROM test_item WHERE id = thing_id)
    END
$$;

CREATE FUNCTION make_due_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deleted THEN
    PERFORM remove_saved_versions(NEW.kind, NEW.thing_ids);
  ELSE
    PERFORM keep_saved_versions(NEW.kind, NEW.thing_ids);
  END IF;
  DELETE FROM saved_version_due WHERE id = NEW.id;
  RETURN NULL;
END
$$;

-- At the end of the transaction, when a service point has its services and a group its tests: one version for all of it.
CREATE CONSTRAINT TRIGGER saved_version_is_due AFTER INSERT ON saved_version_due
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION make_due_versions();

-- Arguments: the kind, the column with the id of the thing, and whether what is deleted is the thing itself.
CREATE FUNCTION note_saved_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT %I) FROM written', TG_ARGV[1]) INTO ids;
  IF ids IS NOT NULL THEN
    INSERT INTO saved_version_due (kind, thing_ids, deleted)
    VALUES (TG_ARGV[0], ids, TG_OP = 'DELETE' AND TG_ARGV[2] = 'thing');
  END IF;
  RETURN NULL;
END
$$;

DO $$
DECLARE
  written record;
BEGIN
  FOR written IN VALUES
    ('service', 'service', 'code', 'thing'),
    ('service_point', 'service-point', 'id', 'thing'),
    ('service_ability', 'service-point', 'service_point_id', 'part'),
    ('test_item', 'test-item', 'id', 'thing'),
    ('test_item_child', 'test-item', 'group_id', 'part')
  LOOP
    EXECUTE format('CREATE TRIGGER %1$s_insert_is_kept AFTER INSERT ON %1$I REFERENCING NEW TABLE AS written
      EXECUTE FUNCTION note_saved_change(%2$L, %3$L, %4$L)',
      written.column1, written.column2, written.column3, written.column4);
    EXECUTE format('CREATE TRIGGER %1$s_update_is_kept AFTER UPDATE ON %1$I REFERENCING NEW TABLE AS written
      EXECUTE FUNCTION note_saved_change(%2$L, %3$L, %4$L)',
      written.column1, written.column2, written.column3, written.column4);
    EXECUTE format('CREATE TRIGGER %1$s_delete_is_kept AFTER DELETE ON %1$I REFERENCING OLD TABLE AS written
      EXECUTE FUNCTION note_saved_change(%2$L, %3$L, %4$L)',
      written.column1, written.column2, written.column3, written.column4);
  END LOOP;
END
$$;

-- What they say today is the first version known.
SELECT keep_saved_versions('service', array_agg(code)) FROM service;
SELECT keep_saved_versions('service-point', array_agg(id)) FROM service_point;
SELECT keep_saved_versions('test-item', array_agg(id)) FROM test_item;
