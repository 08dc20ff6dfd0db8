-- Solved challenges, so that each counts once in all processes. As with captchas, a crash may lose them: a challenge
-- lives for minutes.
CREATE UNLOGGED TABLE spent_work (
  nonce text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX spent_work_expires_at ON spent_work (expires_at);

-- Whether the answer was handed out for solved work; there is no picture of it then.
ALTER TABLE captcha ADD COLUMN earned boolean NOT NULL DEFAULT false;

-- Keyed hash of the network that holds the place; null where nothing is limited.
ALTER TABLE hold ADD COLUMN network_hash bytea;
CREATE INDEX hold_network ON hold (network_hash, expires_at);
