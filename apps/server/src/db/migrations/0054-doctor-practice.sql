-- What a doctor's account says of the practice: how the laboratory knows and reaches the doctor. Empty where nobody
-- has said, as in accounts made before and in those of staff.
ALTER TABLE account
  ADD COLUMN practice text NOT NULL DEFAULT '',
  ADD COLUMN telephone text NOT NULL DEFAULT '',
  ADD COLUMN registration_number text NOT NULL DEFAULT '';
