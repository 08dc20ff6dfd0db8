-- The test catalogue: the tests and groups of tests the laboratory offers.

CREATE TABLE test_item (
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'),
  -- The laboratory's own; empty where it has none.
  code text NOT NULL,
  -- Texts in three languages: {"tw": …, "zh": …, "en": …}; empty where not known (D-78).
  name jsonb NOT NULL,
  specimen jsonb NOT NULL,
  turnaround jsonb NOT NULL,
  -- HTML, sanitised before it comes here (D-72).
  remark jsonb NOT NULL,
  -- dictValue of the dictionary test_item_subject.
  subject text NOT NULL,
  usage_scope text NOT NULL CHECK (usage_scope IN ('0', '1')),
  unit_type text NOT NULL CHECK (unit_type IN ('SINGLE', 'GROUP')),
  -- Abbreviations and other words, in any language: searched, not shown.
  synonyms text[] NOT NULL DEFAULT '{}',
  -- Order of the whole catalogue; equal ones by id.
  position integer NOT NULL,
  -- Moves on with every change: who edits an older one is told so.
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  -- Only published items are answered to visitors.
  published boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX test_item_code ON test_item (lower(code)) WHERE code <> '';

-- The tests of a group, in their order. Checked at the end of a transaction, so
-- that a catalogue can be replaced as a whole.
CREATE TABLE test_item_child (
  group_id text NOT NULL REFERENCES test_item ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  position integer NOT NULL,
  child_id text NOT NULL REFERENCES test_item DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (group_id, position),
  UNIQUE (group_id, child_id),
  CHECK (group_id <> child_id)
);
CREATE INDEX test_item_child_of ON test_item_child (child_id);

-- Moves on with whatever changes the catalogue, so that a server that keeps it
-- prepared asks for one number instead of all of it.
CREATE TABLE test_item_revision (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  revision bigint NOT NULL
);
INSERT INTO test_item_revision (revision) VALUES (1);

CREATE FUNCTION move_test_item_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE test_item_revision SET revision = revision + 1;
  RETURN NULL;
END
$$;
CREATE TRIGGER test_item_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON test_item
  FOR EACH STATEMENT EXECUTE FUNCTION move_test_item_revision();
CREATE TRIGGER test_item_child_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON test_item_child
  FOR EACH STATEMENT EXECUTE FUNCTION move_test_item_revision();
