-- The identity provider that staff and doctors sign in through, if there is one.
CREATE TABLE identity_provider (
  id uuid PRIMARY KEY,
  -- There is one at most.
  single boolean NOT NULL DEFAULT true CONSTRAINT identity_provider_single UNIQUE CHECK (single),
  enabled boolean NOT NULL,
  issuer text NOT NULL,
  client_id text NOT NULL,
  -- Of the client at the provider, encrypted; null for a public client, which has PKCE alone.
  secret_key_id text,
  client_secret bytea,
  scopes text NOT NULL,
  -- Words of the button, by language.
  button jsonb NOT NULL,
  groups_claim text NOT NULL,
  name_claim text NOT NULL,
  -- Which groups may sign in: [{"group", "role", "servicePoints": {"all", "ids"}}].
  mapping jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  CHECK ((secret_key_id IS NULL) = (client_secret IS NULL))
);

-- Accounts that sign in through the provider, by what it never gives to anybody else.
CREATE TABLE account_identity (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  issuer text NOT NULL,
  subject text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT account_identity_subject UNIQUE (issuer, subject)
);

-- Sign-ins under way at the provider, each for one use. The browser's cookie holds a random token, of which only a
-- hash is here.
CREATE TABLE provider_request (
  token_hash bytea PRIMARY KEY,
  state text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  redirect_address text NOT NULL,
  -- Page of the staff site to go on with.
  return_path text NOT NULL,
  -- The session this browser was in so far, by the hash of its token.
  former_token_hash bytea,
  -- The session whose owner confirms who it is; null for a sign-in.
  session_id uuid,
  ends_at timestamptz NOT NULL
);
CREATE INDEX provider_request_end ON provider_request (ends_at);

-- Logout tokens are good once.
CREATE TABLE spent_logout_token (
  token_hash bytea PRIMARY KEY,
  ends_at timestamptz NOT NULL
);
CREATE INDEX spent_logout_token_end ON spent_logout_token (ends_at);

-- The provider's own session, and where its sign-out is; null for a session of a password.
ALTER TABLE session ADD COLUMN provider_session text;
ALTER TABLE session ADD COLUMN provider_logout_address text;
-- When its owner last confirmed at the provider who it is.
ALTER TABLE session ADD COLUMN confirmed_at timestamptz;
