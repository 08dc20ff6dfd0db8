-- By which the database knows its keys: a keyed hash of a fixed text by each
-- key it was written with. A key of the same name and other bytes is found out
-- at the start, before it hashes or seals anything.
CREATE TABLE key_check (
  key_id text PRIMARY KEY,
  check_value bytea NOT NULL,
  -- After a rotation away from it: the start no longer asks for it.
  retired boolean NOT NULL DEFAULT false
);
