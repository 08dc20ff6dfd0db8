-- The laboratory itself is an entry, and entries remember that they came with the sample.

ALTER TABLE content_entry ADD CONSTRAINT content_entry_one_laboratory
  CHECK (kind <> 'laboratory' OR id = 'laboratory');

-- Set for what the sample loads, cleared when staff publish it. What the sample loaded before now
-- has no author and no second version.
ALTER TABLE content_entry ADD COLUMN sample boolean NOT NULL DEFAULT false;
UPDATE content_entry SET sample = true WHERE updated_by IS NULL AND version = 1 AND state = 'PUBLISHED';
