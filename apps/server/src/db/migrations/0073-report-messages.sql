-- Messages to doctors: a version of a report has come. They are about that version, and the doctor and the number of
-- the order are looked up in the report at sending time.

ALTER TABLE outbox
  ADD COLUMN report_id uuid,
  ADD COLUMN report_version integer,
  ADD FOREIGN KEY (report_id, report_version) REFERENCES report_version ON DELETE CASCADE,
  ADD CONSTRAINT outbox_report_once UNIQUE (report_id, report_version),
  DROP CONSTRAINT outbox_kind,
  ADD CONSTRAINT outbox_kind CHECK (kind IN (
    'confirmation', 'change-confirmation', 'cancellation-confirmation', 'reminder', 'moved', 'cancelled', 'changed',
    'waiting-joined', 'waiting-offer', 'waiting-ended',
    -- To a doctor: a version of a report has come, or one with critical results.
    'report', 'critical-report')),
  DROP CONSTRAINT outbox_about,
  ADD CONSTRAINT outbox_about CHECK (
    num_nonnulls(appointment_id, waiting_entry_id, report_id) = 1
    AND (waiting_entry_id IS NOT NULL) = (kind IN ('waiting-joined', 'waiting-offer', 'waiting-ended'))
    AND (report_id IS NOT NULL) = (kind IN ('report', 'critical-report'))
    AND (report_id IS NULL) = (report_version IS NULL)),
  DROP CONSTRAINT outbox_place,
  ADD CONSTRAINT outbox_place CHECK (
    (service_point_id IS NULL) = (kind IN ('waiting-joined', 'waiting-ended', 'report', 'critical-report'))
    AND (starts_at IS NULL) = (service_point_id IS NULL)),
  DROP CONSTRAINT outbox_reminder,
  ADD CONSTRAINT outbox_reminder CHECK (
    (kind = 'reminder') = (hours_ahead IS NOT NULL)
    AND (kind = 'reminder' OR appointment_id IS NULL) = (event_id IS NULL));

-- Of which reports a doctor is sent an e-mail; of critical results always.
ALTER TABLE account
  ADD COLUMN report_emails text NOT NULL DEFAULT 'all' CHECK (report_emails IN ('all', 'critical'));
