-- Messages to visitors are one module: confirmations of what they did themselves and reminders stand beside what
-- the laboratory did to a booking.

ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind CHECK (kind IN (
  -- What visitors did themselves.
  'confirmation', 'change-confirmation', 'cancellation-confirmation',
  'reminder',
  -- What the laboratory did.
  'moved', 'cancelled', 'changed'));

-- A reminder answers no event: it belongs to a time, so a booking that is moved is reminded of its new time.
ALTER TABLE outbox
  ALTER COLUMN event_id DROP NOT NULL,
  ADD COLUMN hours_ahead smallint CHECK (hours_ahead BETWEEN 1 AND 336),
  ADD CONSTRAINT outbox_reminder CHECK (
    (kind = 'reminder') = (event_id IS NULL) AND (kind = 'reminder') = (hours_ahead IS NOT NULL)),
  ADD CONSTRAINT outbox_reminder_once UNIQUE (appointment_id, service_point_id, starts_at, hours_ahead);

-- The former place is told of what the laboratory did alone.
ALTER TABLE outbox
  ALTER COLUMN former_service_point_id DROP NOT NULL,
  ALTER COLUMN former_starts_at DROP NOT NULL,
  ADD CONSTRAINT outbox_former CHECK (
    (kind IN ('moved', 'cancelled', 'changed'))
      = (former_service_point_id IS NOT NULL AND former_starts_at IS NOT NULL));

-- SKIPPED: there was no way to send it, or its visitor wants no reminders, and nobody has to call instead.
ALTER TABLE outbox DROP CONSTRAINT outbox_state_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_state
  CHECK (state IN ('QUEUED', 'SENDING', 'SENT', 'FAILED', 'TOLD', 'OVERTAKEN', 'SKIPPED'));

-- By which way it is to go, is going or went; null: whichever reaches the visitor.
ALTER TABLE outbox
  ADD COLUMN channel text CHECK (channel IN ('email', 'sms', 'whatsapp')),
  -- What the provider calls it, and when it said that it had arrived.
  ADD COLUMN provider_message_id text,
  ADD COLUMN delivered_at timestamptz;
UPDATE outbox SET channel = 'email' WHERE attempts > 0;
CREATE INDEX outbox_of_provider ON outbox (provider_message_id) WHERE provider_message_id IS NOT NULL;

-- When visitors are reminded, as `Reminders` of the contract.
ALTER TABLE service ADD COLUMN reminders jsonb NOT NULL
  DEFAULT '[{"hours": 72, "by": "any"}, {"hours": 24, "by": "any"}, {"hours": 3, "by": "text"}]'
  CHECK (jsonb_typeof(reminders) = 'array');

-- The words of messages are entries.
ALTER TABLE content_entry DROP CONSTRAINT content_entry_kind_check;
ALTER TABLE content_entry ADD CONSTRAINT content_entry_kind_check
  CHECK (kind IN ('carousel', 'collection-centre', 'job', 'time', 'usual-problem', 'combo', 'manage', 'project',
    'station', 'problem', 'dictionary', 'news', 'laboratory', 'legal-text', 'booking-notice', 'page-about-us',
    'page-quality', 'page-contact', 'page-covid', 'package-group', 'package', 'package-codes', 'message-template'));
