-- Messages to whoever waits for a place. They are about an entry of the waiting list, which may have no booking.

ALTER TABLE outbox
  ALTER COLUMN appointment_id DROP NOT NULL,
  ALTER COLUMN service_point_id DROP NOT NULL,
  ALTER COLUMN starts_at DROP NOT NULL,
  ADD COLUMN waiting_entry_id uuid REFERENCES waiting_entry ON DELETE CASCADE,
  DROP CONSTRAINT outbox_kind,
  ADD CONSTRAINT outbox_kind CHECK (kind IN (
    'confirmation', 'change-confirmation', 'cancellation-confirmation', 'reminder', 'moved', 'cancelled', 'changed',
    -- Somebody has joined the list, is offered a place, or waited until the last day in vain.
    'waiting-joined', 'waiting-offer', 'waiting-ended')),
  ADD CONSTRAINT outbox_about CHECK (
    (waiting_entry_id IS NULL) = (appointment_id IS NOT NULL)
    AND (waiting_entry_id IS NOT NULL) = (kind IN ('waiting-joined', 'waiting-offer', 'waiting-ended'))),
  -- Which place it names.
  ADD CONSTRAINT outbox_place CHECK (
    (service_point_id IS NULL) = (kind IN ('waiting-joined', 'waiting-ended'))
    AND (starts_at IS NULL) = (service_point_id IS NULL)),
  DROP CONSTRAINT outbox_reminder,
  ADD CONSTRAINT outbox_reminder CHECK (
    (kind = 'reminder') = (hours_ahead IS NOT NULL)
    AND (kind = 'reminder' OR waiting_entry_id IS NOT NULL) = (event_id IS NULL));
CREATE INDEX outbox_of_waiting ON outbox (waiting_entry_id) WHERE waiting_entry_id IS NOT NULL;

-- How somebody who waits can be reached; the addresses themselves are encrypted with the person.
ALTER TABLE waiting_entry
  ADD COLUMN by_mail boolean NOT NULL DEFAULT true,
  ADD COLUMN by_text boolean NOT NULL DEFAULT false;
