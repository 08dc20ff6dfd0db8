-- Failed sign-ins that the audit log does not have yet: of an account the first one gets an entry at once, those that
-- follow within the hour get one together, and are gone from here then. By network, as a keyed hash.
CREATE TABLE failed_sign_in (
  -- Nil for logins that nobody has.
  account_id uuid NOT NULL,
  network_hash bytea NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  attempts integer NOT NULL,
  -- Whether the first of the attempts has its entry.
  first_recorded boolean NOT NULL,
  PRIMARY KEY (account_id, network_hash)
);
