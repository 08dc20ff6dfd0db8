-- The chain of the audit log: every entry gets a link once it is committed, whose hash covers the entry and the hash
-- of the link before (docs/decisions/090-audit-log-that-shows-tampering.md).

CREATE TABLE event_link (
  -- From 1 on, without gaps.
  sequence bigint PRIMARY KEY CHECK (sequence >= 1),
  event_id uuid NOT NULL,
  -- SHA-256; of the first link 32 zeros.
  previous_hash bytea NOT NULL CHECK (octet_length(previous_hash) = 32),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  linked_at timestamptz NOT NULL,
  CONSTRAINT event_link_once UNIQUE (event_id)
);
CREATE TRIGGER event_link_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON event_link
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_event();
ALTER TABLE event_link ENABLE ALWAYS TRIGGER event_link_is_append_only;

-- How far the linking has come. Without a row it has not begun.
CREATE TABLE event_link_cursor (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- Every entry that this snapshot sees has its link; null while the whole log is gone through.
  seen pg_snapshot,
  -- Of a pass that takes several turns: what was committed as it began, and the last entry it has looked at.
  begun pg_snapshot,
  after_at timestamptz,
  after_xid xid8,
  after_id uuid,
  -- When every entry that could be seen had its link.
  complete_at timestamptz,
  CHECK (seen IS NOT NULL OR begun IS NOT NULL)
);

-- The last head that was written out to AUDIT_HEADS_TO.
CREATE TABLE event_head_written (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  sequence bigint NOT NULL,
  written_at timestamptz NOT NULL
);
