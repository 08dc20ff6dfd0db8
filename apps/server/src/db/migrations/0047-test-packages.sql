-- Test packages, their groups and the codes without a page are entries.
ALTER TABLE content_entry DROP CONSTRAINT content_entry_kind_check;
ALTER TABLE content_entry ADD CONSTRAINT content_entry_kind_check
  CHECK (kind IN ('carousel', 'collection-centre', 'job', 'time', 'usual-problem', 'combo', 'manage', 'project',
    'station', 'problem', 'dictionary', 'news', 'laboratory', 'legal-text', 'booking-notice', 'page-about-us',
    'page-quality', 'page-contact', 'page-covid', 'package-group', 'package', 'package-codes'));

-- A package is opened by the word in its address.
CREATE UNIQUE INDEX content_package_once ON content_entry ((body ->> 'component'))
  WHERE kind = 'package' AND state = 'PUBLISHED';
