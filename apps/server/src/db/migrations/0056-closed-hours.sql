-- A closure may be of some hours of each of its days, in Hong Kong time; without them it is of whole days.
ALTER TABLE break_day ADD COLUMN from_time time, ADD COLUMN until_time time;
ALTER TABLE break_day ADD CONSTRAINT break_day_hours
  CHECK ((from_time IS NULL) = (until_time IS NULL) AND from_time < until_time);
ALTER TABLE break_day ADD CONSTRAINT break_day_holiday_whole CHECK (kind = 'closure' OR from_time IS NULL);
