-- Links by e-mail for whoever has forgotten the password: one for each account, a newer one in place of the former.
CREATE TABLE password_reset (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  -- Of the e-mail.
  id uuid NOT NULL,
  language text NOT NULL CHECK (language IN ('tw', 'zh', 'en')),
  state text NOT NULL CHECK (state IN ('QUEUED', 'SENT', 'FAILED')),
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  requested_at timestamptz NOT NULL,
  -- SHA-256 of the token in the link, which is made when the e-mail goes out and stored nowhere.
  token_hash bytea CONSTRAINT password_reset_token UNIQUE,
  ends_at timestamptz,
  CHECK ((token_hash IS NULL) = (ends_at IS NULL))
);
CREATE INDEX password_reset_due ON password_reset (due_at) WHERE state = 'QUEUED';
