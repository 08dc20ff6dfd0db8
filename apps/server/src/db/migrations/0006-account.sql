-- Accounts of staff and doctors (D-99). Patients have none.

CREATE TABLE account (
  id uuid PRIMARY KEY,
  -- E-mail address or user name in lower case; of a deleted account its id.
  login text NOT NULL CONSTRAINT account_login UNIQUE CHECK (login = lower(login) AND login <> ''),
  display_name text NOT NULL,
  role text NOT NULL CHECK (role IN ('counter', 'manager', 'administrator', 'doctor')),
  state text NOT NULL CHECK (state IN ('PENDING', 'ACTIVE', 'DISABLED')),
  -- Argon2id in PHC form; empty fits no password.
  password_hash text NOT NULL,
  must_change_password boolean NOT NULL,
  -- Came with the sample content and cannot sign in in production.
  sample boolean NOT NULL DEFAULT false,
  -- TOTP secret, sealed under this key; in use once a first code was right.
  totp_key_id text,
  totp_secret bytea,
  totp_on boolean NOT NULL DEFAULT false,
  -- Number of the last time step that was used, so that no code serves twice.
  totp_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- At the request of a doctor: the row stays for what refers to it, without the person.
  deleted_at timestamptz,
  -- Moves on with every change an administrator could miss.
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  CHECK ((totp_key_id IS NULL) = (totp_secret IS NULL)),
  CHECK (NOT totp_on OR totp_secret IS NOT NULL)
);

-- Who is signed in. The cookie holds a random token, of which only a hash is here.
CREATE TABLE session (
  token_hash bytea PRIMARY KEY,
  -- To name it in the list of sessions.
  id uuid NOT NULL CONSTRAINT session_id UNIQUE,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  second_factor boolean NOT NULL,
  -- Browser and system, roughly: 'Firefox, Windows'.
  device text NOT NULL
);
CREATE INDEX session_of_account ON session (account_id);
CREATE INDEX session_end ON session (ends_at);

-- Browsers an account has signed in from, which strangers' guesses do not slow.
-- The cookie holds a random token, of which only a hash is here.
CREATE TABLE known_device (
  token_hash bytea NOT NULL,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (token_hash, account_id)
);
CREATE INDEX known_device_age ON known_device (last_seen_at);

-- How long whoever guesses has to wait; the key is a keyed hash of login, address or device.
CREATE TABLE sign_in_delay (
  key_hash bytea PRIMARY KEY,
  attempts integer NOT NULL,
  not_before timestamptz NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX sign_in_delay_age ON sign_in_delay (last_at);
