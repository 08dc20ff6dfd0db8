-- What the desk writes down for a day: at one service point, or at all of them where none is named. A note that was
-- taken away keeps its row, with an empty text, so that its version goes on.
CREATE TABLE day_note (
  id uuid PRIMARY KEY,
  day date NOT NULL,
  service_point_id text REFERENCES service_point ON DELETE CASCADE,
  note text NOT NULL CHECK (length(note) <= 500),
  version integer NOT NULL DEFAULT 1,
  saved_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX day_note_of_point ON day_note (day, service_point_id) WHERE service_point_id IS NOT NULL;
CREATE UNIQUE INDEX day_note_of_all ON day_note (day) WHERE service_point_id IS NULL;

CREATE FUNCTION note_desk_news_of_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO desk_news SELECT to_char(NEW.day, 'YYYY-MM-DD ') || service_point.id, now()
  FROM service_point WHERE NEW.service_point_id IS NULL OR NEW.service_point_id = service_point.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER day_note_is_desk_news AFTER INSERT OR UPDATE ON day_note
  FOR EACH ROW EXECUTE FUNCTION note_desk_news_of_day();
