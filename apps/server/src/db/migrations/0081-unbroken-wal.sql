-- SHA-256 of BACKUP_TO, in hex: another destination has other backups. NULL: made before this was noted.
ALTER TABLE backup ADD COLUMN destination text;

-- A restore replays WAL without a gap: where what is shipped does not follow on what was shipped before, the backups
-- made until then lead no further.
ALTER TABLE wal_archive
  ADD COLUMN destination text,
  -- The first segment of the unbroken run that ends with the one shipped last.
  ADD COLUMN unbroken_from text;
