-- The opening hours on cards come from the weekly patterns now. Lines with a time of day leave the free text of
-- service points that have patterns, and of collection centres under the same roof; what a schedule cannot say stays.

CREATE FUNCTION pg_temp.without_times(text_by_language jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_object_agg(written.key, coalesce((
    SELECT string_agg(line, E'\n' ORDER BY place)
    FROM regexp_split_to_table(written.value, E'\n') WITH ORDINALITY AS lines (line, place)
    WHERE line !~ '[0-9]{1,2}[:：][0-9]{2}'
  ), ''))
  FROM jsonb_each_text(text_by_language) AS written
$$;

CREATE FUNCTION pg_temp.centre_without_times(centre jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE
    WHEN NOT EXISTS (SELECT FROM opening_pattern WHERE service_point_id = centre ->> 'servPtId') THEN centre
    WHEN EXISTS (SELECT FROM jsonb_each_text(kept) WHERE value <> '')
      THEN centre || jsonb_build_object('businessTime', kept)
    ELSE centre - 'businessTime'
  END
  FROM pg_temp.without_times(centre -> 'businessTime') AS kept
$$;

UPDATE service_point SET biz_time = pg_temp.without_times(biz_time)
WHERE EXISTS (SELECT FROM opening_pattern WHERE service_point_id = service_point.id);

UPDATE content_entry SET body = pg_temp.centre_without_times(body), draft = pg_temp.centre_without_times(draft)
WHERE kind = 'collection-centre';
