-- When visitors are left in peace: no reminders and no offers of the waiting list. Hong Kong time; from the evening to
-- the morning, and none where the two are the same.

CREATE TABLE message_setting (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  quiet_from time NOT NULL DEFAULT '21:00',
  quiet_until time NOT NULL DEFAULT '08:00',
  CHECK (quiet_from >= quiet_until)
);
INSERT INTO message_setting DEFAULT VALUES;
