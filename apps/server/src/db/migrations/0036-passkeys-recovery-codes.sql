-- Passkeys (WebAuthn) of staff and doctors. A sign-in by one is both factors at once.
CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  -- As its authenticator names it.
  credential_id bytea NOT NULL CONSTRAINT passkey_credential UNIQUE,
  -- COSE key (RFC 9052).
  public_key bytea NOT NULL,
  -- Of the last signature; stays 0 where the authenticator does not count.
  counter bigint NOT NULL CHECK (counter >= 0),
  -- Hints for the browser where the authenticator is: 'internal', 'hybrid', 'usb'.
  transports text[] NOT NULL,
  -- Chosen by its owner.
  name text NOT NULL CHECK (name <> ''),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_of_account ON passkey (account_id);

-- What an authenticator is asked to sign: random, for a few minutes, used once.
CREATE TABLE passkey_challenge (
  challenge_hash bytea PRIMARY KEY,
  -- A challenge of one purpose proves nothing for another.
  purpose text NOT NULL CHECK (purpose IN ('sign-in', 'add', 'confirm')),
  -- Whose; of a sign-in nobody's yet.
  account_id uuid REFERENCES account ON DELETE CASCADE,
  ends_at timestamptz NOT NULL,
  CHECK ((purpose = 'sign-in') = (account_id IS NULL))
);
CREATE INDEX passkey_challenge_end ON passkey_challenge (ends_at);

-- Recovery codes for a lost second factor: 80 random bits each, of which only a hash is here, gone once used.
CREATE TABLE recovery_code (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (account_id, code_hash)
);
