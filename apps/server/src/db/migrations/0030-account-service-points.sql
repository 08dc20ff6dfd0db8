-- Which service points somebody at a counter works for. Accounts of before see all of them, as until now; managers,
-- administrators and doctors are not limited by this.
ALTER TABLE account ADD COLUMN all_service_points boolean NOT NULL DEFAULT true;
ALTER TABLE account ALTER COLUMN all_service_points SET DEFAULT false;

CREATE TABLE account_service_point (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  service_point_id text NOT NULL REFERENCES service_point ON DELETE CASCADE,
  PRIMARY KEY (account_id, service_point_id)
);
-- A service point that is deleted finds its rows.
CREATE INDEX account_service_point_of_point ON account_service_point (service_point_id);
