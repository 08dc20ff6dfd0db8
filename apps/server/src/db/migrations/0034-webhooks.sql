-- Webhooks: where events are sent, which entries of the audit log were read for them, and what became of each.

-- The transaction that wrote an entry. Whoever keeps the snapshot of the last look knows by it which entries were
-- committed since, however long their transactions took. The entries there are get the one of this migration.
ALTER TABLE event ADD COLUMN xid xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX event_by_transaction ON event (xid);

CREATE TABLE webhook_endpoint (
  id uuid PRIMARY KEY,
  url text NOT NULL,
  description text NOT NULL,
  event_types text[] NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  -- When its receiver answered 410 and it was turned off for that.
  gone_at timestamptz,
  last_success_at timestamptz,
  -- Of the first of the failures since the last success.
  failing_since timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Moves on with every change an administrator could miss.
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  CHECK (gone_at IS NULL OR NOT enabled)
);

CREATE TABLE webhook_secret (
  id uuid PRIMARY KEY,
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoint ON DELETE CASCADE,
  -- Key of the encrypted secret.
  key_id text NOT NULL,
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Of a secret that was replaced: until then it goes on signing beside its successor.
  ends_at timestamptz
);
CREATE UNIQUE INDEX webhook_secret_current ON webhook_secret (endpoint_id) WHERE ends_at IS NULL;
CREATE INDEX webhook_secret_of_endpoint ON webhook_secret (endpoint_id);

-- Up to where the audit log was read for webhooks. Without a row nothing was read yet.
CREATE TABLE webhook_cursor (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  snapshot pg_snapshot NOT NULL,
  read_at timestamptz NOT NULL
);

-- What is sent: ids and times, nothing of a person.
CREATE TABLE webhook_event (
  id uuid PRIMARY KEY,
  type text NOT NULL,
  -- The entry of the audit log it reports; null for a test event.
  event_id uuid,
  -- The JSON text, byte for byte as it is signed.
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT webhook_event_once UNIQUE (event_id, type)
);
CREATE INDEX webhook_event_age ON webhook_event (created_at);

CREATE TABLE webhook_delivery (
  id uuid PRIMARY KEY,
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoint ON DELETE CASCADE,
  webhook_event_id uuid NOT NULL REFERENCES webhook_event ON DELETE CASCADE,
  -- SENDING: a process has claimed it. FAILED: given up, for a person to send again.
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'SENDING', 'DELIVERED', 'FAILED')),
  -- Number of the last attempt.
  attempts integer NOT NULL DEFAULT 0,
  -- Attempts since the retry schedule began, which it does anew when somebody sends the event again.
  scheduled integer NOT NULL DEFAULT 0,
  -- When the next attempt is due; while SENDING, when its process is no longer waited for.
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  CHECK ((state IN ('WAITING', 'SENDING')) = (settled_at IS NULL))
) WITH (fillfactor = 80);
CREATE INDEX webhook_delivery_due ON webhook_delivery (endpoint_id, due_at) WHERE state IN ('WAITING', 'SENDING');
CREATE INDEX webhook_delivery_by_time ON webhook_delivery (created_at, id);
CREATE INDEX webhook_delivery_of_event ON webhook_delivery (webhook_event_id);

CREATE TABLE webhook_attempt (
  delivery_id uuid NOT NULL REFERENCES webhook_delivery ON DELETE CASCADE,
  number integer NOT NULL,
  at timestamptz NOT NULL,
  -- Null while it is under way, and for good when its process was killed.
  milliseconds integer,
  -- HTTP status, where the receiver answered.
  status integer,
  -- Why it counts as failed, from a list; never a sentence of the receiver.
  failure text,
  PRIMARY KEY (delivery_id, number)
);
