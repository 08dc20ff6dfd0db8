-- The provider of text messages that an administrator has set up, if there is one.
CREATE TABLE text_provider (
  id uuid PRIMARY KEY,
  -- There is one at most.
  single boolean NOT NULL DEFAULT true CONSTRAINT text_provider_single UNIQUE CHECK (single),
  enabled boolean NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'whatsapp')),
  url text NOT NULL,
  sender text NOT NULL,
  -- Template of the request, see packages/domain/src/messages/request-template.ts.
  headers text NOT NULL,
  format text NOT NULL CHECK (format IN ('form', 'json')),
  body text NOT NULL,
  -- Where an answer has the id of the message; empty where it has none.
  id_path text NOT NULL,
  -- What headers or body name as {secret}, encrypted.
  secret_key_id text,
  secret bytea,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  CHECK ((secret_key_id IS NULL) = (secret IS NULL))
);
