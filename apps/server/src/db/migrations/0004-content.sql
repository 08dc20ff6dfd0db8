-- What the laboratory tells its visitors and its staff edit: one row an entry.

CREATE TABLE content_entry (
  kind text NOT NULL CHECK (kind IN ('carousel', 'collection-centre', 'job', 'time', 'usual-problem',
    'combo', 'manage', 'project', 'station', 'problem', 'dictionary')),
  id text NOT NULL CHECK (id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'),
  -- Order within its kind; equal ones by id.
  position integer NOT NULL,
  -- Only published entries are answered to visitors.
  state text NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  -- Moves on with every change: who edits an older one is told so.
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  -- Its shape follows from the kind: CONTENT_BODIES in packages/contract.
  body jsonb NOT NULL CHECK (jsonb_typeof(body) = 'object'),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (kind, id)
);
