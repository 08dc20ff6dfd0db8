-- Every booking writes a message. The unique index outbox_reminder_once begins with the booking, too: one index is
-- enough to find the messages of one.
DROP INDEX outbox_of_appointment;
