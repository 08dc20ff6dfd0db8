-- Staff edit what the site shows: a newer draft beside what is published, versions, and news.

ALTER TABLE content_entry DROP CONSTRAINT content_entry_kind_check;
ALTER TABLE content_entry ADD CONSTRAINT content_entry_kind_check
  CHECK (kind IN ('carousel', 'collection-centre', 'job', 'time', 'usual-problem', 'combo', 'manage', 'project',
    'station', 'problem', 'dictionary', 'news'));

-- What staff have written since; visitors never see it. It may be unfinished.
ALTER TABLE content_entry ADD COLUMN draft jsonb CHECK (jsonb_typeof(draft) = 'object');
-- What was published last: nothing yet of an entry that never was.
ALTER TABLE content_entry ALTER COLUMN body DROP NOT NULL;
ALTER TABLE content_entry ADD CONSTRAINT content_entry_has_words
  CHECK (body IS NOT NULL OR (state = 'DRAFT' AND draft IS NOT NULL));
-- Who changed it last; nobody for the sample and once the account's row is gone.
ALTER TABLE content_entry ADD COLUMN updated_by uuid REFERENCES account ON DELETE SET NULL;

-- Visitors choose a value of a dictionary by one word.
CREATE UNIQUE INDEX content_word_once ON content_entry ((body ->> 'dictType'), (body ->> 'dictValue'))
  WHERE kind = 'dictionary' AND state = 'PUBLISHED';

ALTER TABLE service_point ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version >= 1);
ALTER TABLE service_point ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE service_point ADD COLUMN updated_by uuid REFERENCES account ON DELETE SET NULL;

ALTER TABLE test_item ADD COLUMN updated_by uuid REFERENCES account ON DELETE SET NULL;
