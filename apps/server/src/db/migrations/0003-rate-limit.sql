-- Shares of callers, counted by all processes together (D-56). The key is a
-- keyed hash; column names and order are those rate-limiter-flexible expects.
CREATE UNLOGGED TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  -- Milliseconds since 1970.
  expire bigint
);

CREATE INDEX rate_limit_expire ON rate_limit (expire);
