-- Every published text keeps its earlier versions; legal texts, notices of the booking and company pages are entries.

ALTER TABLE content_entry DROP CONSTRAINT content_entry_kind_check;
ALTER TABLE content_entry ADD CONSTRAINT content_entry_kind_check
  CHECK (kind IN ('carousel', 'collection-centre', 'job', 'time', 'usual-problem', 'combo', 'manage', 'project',
    'station', 'problem', 'dictionary', 'news', 'laboratory', 'legal-text', 'booking-notice', 'page-about-us',
    'page-quality', 'page-contact', 'page-covid'));

CREATE TABLE content_version (
  kind text NOT NULL,
  entry_id text NOT NULL,
  -- That of the entry once the event had happened.
  version integer NOT NULL CHECK (version >= 1),
  -- RESTORED is publishing what had been withdrawn.
  event text NOT NULL CHECK (event IN ('PUBLISHED', 'WITHDRAWN', 'RESTORED')),
  -- What visitors read from then on; of a withdrawal, what they no longer read.
  body jsonb NOT NULL CHECK (jsonb_typeof(body) = 'object'),
  occurred_at timestamptz NOT NULL,
  -- Nobody for the sample and once the account's row is gone.
  account_id uuid REFERENCES account ON DELETE SET NULL,
  PRIMARY KEY (kind, entry_id, version),
  FOREIGN KEY (kind, entry_id) REFERENCES content_entry (kind, id) ON UPDATE CASCADE ON DELETE CASCADE
);

-- What is published, or was published last, is the first version known.
INSERT INTO content_version (kind, entry_id, version, event, body, occurred_at, account_id)
SELECT kind, id, version, CASE state WHEN 'WITHDRAWN' THEN 'WITHDRAWN' ELSE 'PUBLISHED' END, body, updated_at, updated_by
FROM content_entry
WHERE body IS NOT NULL;
