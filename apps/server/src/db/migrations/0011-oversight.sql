-- The audit trail is read newest first.
CREATE INDEX event_by_time ON event (at, id);

-- How few lead times there are, by day, point and service: without it a count
-- over a year of bookings sorts them all. The expression of numbers.sql.ts.
CREATE STATISTICS appointment_numbers (ndistinct)
  ON service_day, service_point_id, service_type, (service_day - (created_at AT TIME ZONE 'Asia/Hong_Kong')::date)
  FROM appointment;

-- Nobody changes the trail, not even in a session that keeps usual triggers
-- silent (session_replication_role). Whoever owns the table can still take the
-- trigger away: docs/operations.md.
ALTER TABLE event ENABLE ALWAYS TRIGGER event_is_append_only;
