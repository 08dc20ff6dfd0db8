-- What doctors order for their patients.

-- A patient of one doctor. Two doctors of one person have a row each, so that
-- neither learns of the other.
CREATE TABLE patient (
  id uuid PRIMARY KEY,
  doctor_id uuid NOT NULL REFERENCES account,
  -- For the request note and whatever else is written to the patient.
  language text NOT NULL CHECK (language IN ('tw', 'zh', 'en')),
  -- Names, document, birthday, sex, phone and e-mail, sealed as one value under this key.
  key_id text,
  person bytea,
  -- Keyed hash of the document number, and the key it was made with.
  hash_key_id text,
  document_hash bytea,
  -- Moves on with every change: who edits an older one is told so.
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- At the request of the person; the row stays for the orders.
  erased_at timestamptz,
  -- All of a person or nothing.
  CONSTRAINT patient_person CHECK (
    num_nulls(key_id, person, hash_key_id, document_hash) = CASE WHEN erased_at IS NULL THEN 0 ELSE 4 END),
  CONSTRAINT patient_of_doctor UNIQUE (doctor_id, document_hash),
  -- For the foreign key by which an order has a patient of its own doctor.
  UNIQUE (doctor_id, id)
);
CREATE INDEX patient_document ON patient (document_hash);

CREATE TABLE lab_order (
  id uuid PRIMARY KEY,
  -- HD- and eight signs, the last of them a check character; printed and read out.
  number text NOT NULL CONSTRAINT lab_order_number UNIQUE,
  doctor_id uuid NOT NULL REFERENCES account,
  -- A draft may lack one.
  patient_id uuid,
  state text NOT NULL CHECK (state IN ('DRAFT', 'PLACED', 'RECEIVED', 'IN_PROGRESS', 'REPORTED', 'CANCELLED')),
  -- Clinical notes, and the token of the request note's QR code, sealed as one value under this key.
  key_id text NOT NULL,
  sealed bytea NOT NULL,
  -- SHA-256 of the token, of the day it is given away until it is of no use any more.
  note_token_hash bytea CONSTRAINT lab_order_note_token UNIQUE,
  note_token_until timestamptz,
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  placed_at timestamptz,
  -- The specimen came.
  received_at timestamptz,
  reported_at timestamptz,
  cancelled_at timestamptz,
  FOREIGN KEY (doctor_id, patient_id) REFERENCES patient (doctor_id, id),
  CHECK ((state = 'CANCELLED') = (cancelled_at IS NOT NULL)),
  CHECK (state IN ('DRAFT', 'CANCELLED') OR placed_at IS NOT NULL),
  CHECK (state IN ('DRAFT', 'CANCELLED') OR patient_id IS NOT NULL),
  CHECK ((note_token_hash IS NULL) = (note_token_until IS NULL))
);
CREATE INDEX lab_order_of_doctor ON lab_order (doctor_id, updated_at DESC);
CREATE INDEX lab_order_of_patient ON lab_order (patient_id);

-- What was chosen, with its names as they were then.
CREATE TABLE lab_order_line (
  order_id uuid NOT NULL REFERENCES lab_order ON DELETE CASCADE,
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('PACKAGE', 'TEST_ITEM')),
  -- Component of a package's page (codes repeat there), or id of a test item.
  item_id text NOT NULL,
  -- The laboratory's own; empty where it has none.
  code text NOT NULL,
  name local_text NOT NULL,
  PRIMARY KEY (order_id, position),
  UNIQUE (order_id, kind, item_id)
);
