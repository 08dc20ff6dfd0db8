-- What a doctor orders again and again. Neither table holds anything of a patient: the form asks to keep names of sets
-- free of them.

CREATE TABLE favourite_item (
  doctor_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('PACKAGE', 'TEST_ITEM')),
  -- Component of a package's page, or id of a test item. Its names are those of today's catalogue.
  item_id text NOT NULL,
  PRIMARY KEY (doctor_id, kind, item_id)
);

CREATE TABLE order_set (
  id uuid PRIMARY KEY,
  doctor_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  -- In lower case and half width: two sets of a doctor that read the same would be mixed up.
  comparable_name text NOT NULL,
  -- Moves on with every change: who edits an older one is told so.
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  CONSTRAINT order_set_name UNIQUE (doctor_id, comparable_name)
);

-- With code and names of the day they were saved, so that what is no longer offered can be named.
CREATE TABLE order_set_item (
  set_id uuid NOT NULL REFERENCES order_set ON DELETE CASCADE,
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('PACKAGE', 'TEST_ITEM')),
  item_id text NOT NULL,
  code text NOT NULL,
  name local_text NOT NULL,
  PRIMARY KEY (set_id, position),
  UNIQUE (set_id, kind, item_id)
);
