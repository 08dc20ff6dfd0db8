-- A booking that is over loses its personal data after a time (ADR 016): the
-- row stays for the numbers and says when it was erased.

ALTER TABLE appointment
  ADD COLUMN erased_at timestamptz,
  ALTER COLUMN reservation_code DROP NOT NULL,
  ALTER COLUMN key_id DROP NOT NULL,
  ALTER COLUMN name DROP NOT NULL,
  ALTER COLUMN document_number DROP NOT NULL,
  ALTER COLUMN hash_key_id DROP NOT NULL,
  ALTER COLUMN document_hash DROP NOT NULL,
  -- That there is a phone number or an e-mail address: part of the next one now.
  DROP CONSTRAINT appointment_check1,
  -- All of a person or nothing.
  ADD CONSTRAINT appointment_person CHECK (
    CASE WHEN erased_at IS NULL
      THEN num_nulls(reservation_code, key_id, name, document_number, hash_key_id, document_hash) = 0
        AND num_nonnulls(phone, email) > 0
      ELSE num_nonnulls(reservation_code, key_id, name, document_number, hash_key_id, document_hash,
        phone, email) = 0
    END),
  -- Nobody could give back the place of a coming booking that belongs to nobody.
  ADD CONSTRAINT appointment_erased_is_over CHECK (status <> 'BOOKED' OR starts_at <= erased_at);

-- What is still to be erased, oldest first.
CREATE INDEX appointment_with_person ON appointment (service_day) WHERE erased_at IS NULL;
