-- A captcha on its way to be answered: row there = not spent. Nothing in it is
-- worth a crash's recovery (whoever loses one asks for another), so it is not
-- written to the log of changes.
CREATE UNLOGGED TABLE captcha (
  captcha_id uuid PRIMARY KEY,
  -- Keyed hash of the answer; four characters would be guessed from a plain one.
  answer_hash bytea NOT NULL CHECK (octet_length(answer_hash) = 32),
  expires_at timestamptz NOT NULL
);

CREATE INDEX captcha_expires_at ON captcha (expires_at);
