-- Orders that the laboratory's system fetches, and the documents that come with its reports.

-- The newest position of the feed, in one row. Whoever adds to the feed moves it on and holds its lock until the
-- commit, so positions become visible in their order: nothing appears behind a position that was read already.
CREATE TABLE order_feed (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  position bigint NOT NULL
);

-- What the laboratory's system is to learn of an order: that it was placed, and that it was cancelled.
CREATE TABLE order_delivery (
  order_id uuid NOT NULL REFERENCES lab_order ON DELETE CASCADE,
  change text NOT NULL CHECK (change IN ('PLACED', 'CANCELLED')),
  position bigint NOT NULL CONSTRAINT order_delivery_position UNIQUE,
  created_at timestamptz NOT NULL,
  acknowledged_at timestamptz,
  PRIMARY KEY (order_id, change)
);
CREATE INDEX order_delivery_pending ON order_delivery (position) WHERE acknowledged_at IS NULL;

-- Orders whose specimen has not come yet go out; of the others the laboratory knows.
INSERT INTO order_delivery (order_id, change, position, created_at)
SELECT id, 'PLACED', row_number() OVER (ORDER BY placed_at, id), placed_at FROM lab_order WHERE state = 'PLACED';

INSERT INTO order_feed (position) SELECT count(*) FROM order_delivery;

-- A PDF of a version of a report, encrypted under a key of its own row; empty once erased.
CREATE TABLE report_attachment (
  id uuid PRIMARY KEY,
  report_id uuid NOT NULL,
  version integer NOT NULL,
  -- Among those of the version, from 0.
  position integer NOT NULL CHECK (position >= 0),
  key_id text,
  content bytea,
  CONSTRAINT report_attachment_of_version UNIQUE (report_id, version, position),
  FOREIGN KEY (report_id, version) REFERENCES report_version (report_id, version) ON DELETE CASCADE,
  CHECK ((key_id IS NULL) = (content IS NULL))
);
