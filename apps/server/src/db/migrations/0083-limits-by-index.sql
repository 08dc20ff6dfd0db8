-- Counters of some keys, found by the primary key however many there are. The table may grow a thousandfold within a
-- minute, and a prepared statement that was planned for a few rows would go on reading all of them. PostgreSQL never
-- makes a function with a setting of its own part of the statement that calls it.
CREATE FUNCTION rate_limits_of(keys text[]) RETURNS SETOF rate_limit
LANGUAGE sql STABLE ROWS 10 SET enable_seqscan = off
BEGIN ATOMIC
  SELECT * FROM rate_limit WHERE key = ANY (keys);
END;
