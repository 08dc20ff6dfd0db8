-- How a patient prepares for a test and how its specimen is collected, apart from the remark, which stands under
-- the reference intervals. A text in three languages as HTML, sanitised before it comes here; empty where not known.
ALTER TABLE test_item ADD COLUMN preparation jsonb NOT NULL DEFAULT '{"tw": "", "zh": "", "en": ""}';
ALTER TABLE test_item ALTER COLUMN preparation DROP DEFAULT;
