-- What a program with a key may do, and who made the key.

ALTER TABLE api_key
  -- The keys there are were made for bringing reports, and keep doing so.
  ADD COLUMN scopes text[] NOT NULL DEFAULT '{reports:write}',
  -- Null: made by the command on the server.
  ADD COLUMN created_by uuid REFERENCES account,
  ADD CONSTRAINT api_key_scopes CHECK (
    cardinality(scopes) > 0 AND scopes <@ ARRAY['orders:read', 'reports:write', 'bookings:read']);

ALTER TABLE api_key ALTER COLUMN scopes DROP DEFAULT;
