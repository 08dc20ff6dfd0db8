-- That the sample was removed: it is never loaded again.
CREATE TABLE sample_removal (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  removed_at timestamptz NOT NULL
);
