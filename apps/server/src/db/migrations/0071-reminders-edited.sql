-- Reminders of a service and quiet hours are edited: docs/decisions/075-reminders-and-quiet-hours-edited.md.

-- Since when a service has these reminders; null: always. What was due before is not sent afterwards.
ALTER TABLE service ADD COLUMN reminders_since timestamptz;

-- Whatever writes a service: its form, the configuration file.
CREATE FUNCTION note_new_reminders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reminders_since := NEW.updated_at;
  RETURN NEW;
END
$$;
CREATE TRIGGER service_reminders_are_new BEFORE UPDATE ON service FOR EACH ROW
  WHEN (OLD.reminders IS DISTINCT FROM NEW.reminders) EXECUTE FUNCTION note_new_reminders();

-- To change the settings from.
ALTER TABLE message_setting ADD COLUMN version integer NOT NULL DEFAULT 1;

-- As in 0045, with the reminders of a service.
CREATE OR REPLACE FUNCTION saved_states(of_kind text, ids text[])
RETURNS TABLE (thing_id text, body jsonb, saved_at timestamptz, account_id uuid, sample boolean)
LANGUAGE sql STABLE AS $$
  SELECT code, jsonb_build_object(
    'name', name, 'shortName', short_name, 'detail', detail, 'minutes', minutes, 'preparation', preparation,
    'colour', colour, 'icon', icon, 'daysAhead', days_ahead, 'mostSeats', most_seats, 'reminders', reminders
  ), updated_at, updated_by, sample
  FROM service WHERE of_kind = 'service' AND code = ANY (ids)
  UNION ALL
  SELECT id, jsonb_build_object(
    'district', district, 'belongTo', belong_to, 'companyName', company_name, 'name', name, 'address', address,
    'bizTime', biz_time, 'tel', tel, 'restWeekdays', rest_weekdays, 'mapLink', map_link, 'latitude', latitude,
    'longitude', longitude, 'directions', directions, 'abilities', coalesce((
      SELECT jsonb_agg(jsonb_build_object('type', ability.service_type, 'name', ability.name)
        ORDER BY ability.position, ability.service_type)
      FROM service_ability AS ability WHERE ability.service_point_id = point.id
    ), '[]')
  ), updated_at, updated_by, sample
  FROM service_point AS point WHERE of_kind = 'service-point' AND id = ANY (ids)
  UNION ALL
  SELECT id, jsonb_build_object(
    'code', code, 'name', name, 'subject', subject, 'usageScope', usage_scope, 'unitType', unit_type,
    'specimen', specimen, 'turnaround', turnaround, 'preparation', preparation, 'remark', remark,
    'synonyms', synonyms, 'published', published, 'children', coalesce((
      SELECT jsonb_agg(child_id ORDER BY child.position) FROM test_item_child AS child WHERE child.group_id = item.id
    ), '[]')
  ), updated_at, updated_by, sample
  FROM test_item AS item WHERE of_kind = 'test-item' AND id = ANY (ids)
$$;

-- Nobody could change the reminders before: every version had those of today.
UPDATE saved_version SET body = saved_version.body || jsonb_build_object('reminders', service.reminders)
FROM service WHERE kind = 'service' AND thing_id = service.code;
