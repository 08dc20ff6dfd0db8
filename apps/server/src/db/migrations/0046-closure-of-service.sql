-- A closure may be of one service; the others of the point go on.
ALTER TABLE break_day ADD COLUMN service_type text
  CONSTRAINT break_day_service REFERENCES service ON DELETE CASCADE;
ALTER TABLE break_day ADD CONSTRAINT break_day_holiday_of_all CHECK (kind = 'closure' OR service_type IS NULL);
