-- The visitor's own link of a booking, whether the visitor has said that they will come, and who wants no reminders.

ALTER TABLE appointment
  -- Raised where the contacts change: links that went to the former addresses open nothing then.
  ADD COLUMN link_version smallint NOT NULL DEFAULT 0,
  -- Of the time as it stands: nobody has said so of a time the booking was moved to.
  ADD COLUMN attendance_confirmed_at timestamptz;

-- Who has asked for no reminders, by a keyed hash of the e-mail address or the telephone number.
CREATE TABLE reminder_opt_out (
  contact_hash bytea PRIMARY KEY,
  hash_key_id text NOT NULL,
  at timestamptz NOT NULL
);
