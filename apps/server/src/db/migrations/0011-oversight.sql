-- The audit trail is read newest first.
CREATE INDEX event_by_time ON event (at, id);

-- Nobody changes the trail, not even in a session that keeps usual triggers
-- silent (session_replication_role). Whoever owns the table can still take the
-- trigger away: docs/operations.md.
ALTER TABLE event ENABLE ALWAYS TRIGGER event_is_append_only;
