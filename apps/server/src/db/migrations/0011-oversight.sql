-- The audit trail is read newest first.
CREATE INDEX event_by_time ON event (at, id);
