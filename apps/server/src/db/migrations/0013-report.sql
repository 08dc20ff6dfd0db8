-- Laboratory reports, and the keys by which the laboratory's system brings them.

-- A program that may call, and nobody's account. It sends a random key, of which only a hash is here.
CREATE TABLE api_key (
  id uuid PRIMARY KEY,
  -- What it is for, chosen by whoever made it.
  name text NOT NULL CHECK (name <> ''),
  token_hash bytea NOT NULL CONSTRAINT api_key_token UNIQUE,
  created_at timestamptz NOT NULL,
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz
);
CREATE UNIQUE INDEX api_key_in_use ON api_key (name) WHERE revoked_at IS NULL;

CREATE TABLE report (
  id uuid PRIMARY KEY,
  -- First identifier of the laboratory's system; the naming system is empty where it gave none.
  system text NOT NULL,
  number text NOT NULL CHECK (number <> ''),
  order_id uuid NOT NULL REFERENCES lab_order,
  -- Copies of the order's, which has both for good once it is placed.
  doctor_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  -- Of the newest version.
  version integer NOT NULL CHECK (version >= 1),
  status text NOT NULL CHECK (status IN ('partial', 'preliminary', 'final', 'amended', 'corrected', 'appended',
    'cancelled', 'entered-in-error')),
  issued_at timestamptz NOT NULL,
  -- Title and number of marked results of the newest version, sealed under this key.
  key_id text,
  outline bytea,
  -- The version its doctor marked as read.
  read_version integer CHECK (read_version BETWEEN 1 AND version),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- At the request of the person; the row stays for the numbers.
  erased_at timestamptz,
  CONSTRAINT report_number UNIQUE (system, number),
  FOREIGN KEY (doctor_id, patient_id) REFERENCES patient (doctor_id, id),
  CHECK (num_nulls(key_id, outline) = CASE WHEN erased_at IS NULL THEN 0 ELSE 2 END)
);
CREATE INDEX report_of_doctor ON report (doctor_id, issued_at DESC);
CREATE INDEX report_of_order ON report (order_id);
CREATE INDEX report_of_patient ON report (patient_id, issued_at);

-- Every version that came; the older ones stay readable.
CREATE TABLE report_version (
  report_id uuid NOT NULL REFERENCES report ON DELETE CASCADE,
  version integer NOT NULL CHECK (version >= 1),
  status text NOT NULL,
  -- By the laboratory, which tells two versions apart by it.
  issued_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  -- What it says, sealed under this key; empty once erased.
  key_id text,
  content bytea,
  PRIMARY KEY (report_id, version),
  CONSTRAINT report_version_issue UNIQUE (report_id, issued_at),
  CHECK ((key_id IS NULL) = (content IS NULL))
);
