-- Backups that were begun, each with what came of it. The files are where BACKUP_TO leads.
CREATE TABLE backup (
  -- 20261125T031500Z
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('PHYSICAL', 'DUMP')),
  state text NOT NULL CHECK (state IN ('RUNNING', 'DONE', 'FAILED', 'DELETED')),
  encrypted boolean NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- As stored, compressed and encrypted.
  bytes bigint,
  -- When size and checksum of every part were last compared with the manifest.
  verified_at timestamptz,
  -- Of physical backups only: the cluster, and the first WAL segment that a restore needs.
  system_id text,
  first_segment text,
  -- Code of what went wrong.
  failure text,
  CHECK ((state IN ('DONE', 'DELETED')) = (bytes IS NOT NULL)),
  CHECK ((state = 'FAILED') = (failure IS NOT NULL))
);

CREATE INDEX backup_by_time ON backup (started_at);

-- How far the WAL of the embedded database has been shipped.
CREATE TABLE wal_archive (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- Name of the segment shipped last, as it is stored.
  last_segment text,
  shipped_at timestamptz,
  -- Since when shipping fails, and the code of what went wrong.
  failing_since timestamptz,
  failure text,
  CHECK ((failing_since IS NULL) = (failure IS NULL))
);

INSERT INTO wal_archive DEFAULT VALUES;
