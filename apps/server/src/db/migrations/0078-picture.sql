-- The uploaded pictures, so that every process and every backup has them. Both formats are compressed already.

CREATE TABLE picture (
  -- SHA-256 of the WebP, which the address of the picture has in hexadecimal.
  hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
  webp bytea NOT NULL,
  jpeg bytea NOT NULL,
  -- When it was last uploaded: pictures that nothing names are deleted a day later.
  stored_at timestamptz NOT NULL
);

ALTER TABLE picture ALTER COLUMN webp SET STORAGE EXTERNAL, ALTER COLUMN jpeg SET STORAGE EXTERNAL;
