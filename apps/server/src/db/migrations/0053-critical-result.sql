-- Versions of reports with critical results, who acknowledged them, and whom the laboratory telephoned.

-- A row for each version that came with critical results and was not withdrawn. It says no value and no test:
-- what the list of the laboratory needs stands outside the encrypted contents.
CREATE TABLE critical_result (
  report_id uuid NOT NULL,
  version integer NOT NULL,
  filed_at timestamptz NOT NULL,
  acknowledged_at timestamptz,
  acknowledged_by uuid REFERENCES account,
  PRIMARY KEY (report_id, version),
  FOREIGN KEY (report_id, version) REFERENCES report_version ON DELETE CASCADE,
  CHECK ((acknowledged_at IS NULL) = (acknowledged_by IS NULL))
);
CREATE INDEX critical_result_waiting ON critical_result (filed_at) WHERE acknowledged_at IS NULL;

-- Calls by the laboratory to the doctor of such a version.
CREATE TABLE critical_result_call (
  -- Chosen by the caller's browser, so that a repeated request records one call.
  id uuid PRIMARY KEY,
  report_id uuid NOT NULL,
  version integer NOT NULL,
  called_at timestamptz NOT NULL,
  called_by uuid NOT NULL REFERENCES account,
  FOREIGN KEY (report_id, version) REFERENCES critical_result ON DELETE CASCADE
);
CREATE INDEX critical_result_call_of_version ON critical_result_call (report_id, version, called_at);
