import type { SampleObstacle } from '@phial/contract/staff/sample';
import type { Queryable } from '../db/pool.ts';

/** Names of things that have one name in every language. */
const plain = (text: string) => `jsonb_build_object('tw', ${text}, 'zh', ${text}, 'en', ${text})`;

/**
 * Bookings that somebody made at a service point of the sample. Cancelled ones go with it once their visitors have been
 * notified. One that has moved away counts while a message names the point.
 */
const BOOKINGS = `
SELECT 'booking' AS kind, point.id, point.name::jsonb AS name, count(*)::int AS count
FROM point JOIN appointment ON appointment.service_point_id = point.id
  OR EXISTS (SELECT FROM outbox WHERE appointment_id = appointment.id AND kind IN ('moved', 'cancelled', 'changed')
    AND point.id IN (service_point_id, former_service_point_id))
WHERE NOT EXISTS (SELECT FROM sample_appointment WHERE appointment_id = appointment.id)
  AND (appointment.service_point_id <> point.id OR appointment.status <> 'CANCELLED' OR EXISTS (
    SELECT FROM outbox WHERE appointment_id = appointment.id
      AND kind IN ('moved', 'cancelled', 'changed') AND state IN ('QUEUED', 'SENDING', 'FAILED')))
GROUP BY point.id, point.name::jsonb`;

/** Nobody but the accounts of the sample can sign in as an administrator with a password of ours. */
const ADMINISTRATOR = `
SELECT 'administrator', '', ${plain("''")}, 1
WHERE NOT EXISTS (SELECT FROM account WHERE role = 'administrator' AND state = 'ACTIVE' AND password_hash <> ''
  AND NOT sample AND deleted_at IS NULL)`;

const ACCOUNTS = `
SELECT 'account', account.id::text, ${plain('account.login')}, count(*)::int
FROM account JOIN account_service_point AS place ON place.account_id = account.id
JOIN point ON point.id = place.service_point_id
WHERE NOT account.sample AND account.deleted_at IS NULL
GROUP BY account.id, account.login`;

const PROVIDER = `
SELECT 'identity-provider', '', ${plain("member.group ->> 'group'")}, count(*)::int
FROM identity_provider AS provider
CROSS JOIN LATERAL jsonb_array_elements(provider.mapping) AS member ("group")
CROSS JOIN LATERAL jsonb_array_elements_text(member.group -> 'servicePoints' -> 'ids') AS named (id)
JOIN point ON point.id = named.id
GROUP BY member.group`;

/** The two services of the calls stay. */
const SERVICES = `
SELECT 'service', service.code, service.name::jsonb, count(*)::int
FROM service CROSS JOIN service_point AS own
WHERE service.sample AND service.code NOT IN ('ECG', 'other') AND NOT own.sample AND (
  EXISTS (SELECT FROM service_ability WHERE service_point_id = own.id AND service_type = service.code)
  OR EXISTS (SELECT FROM opening_pattern WHERE service_point_id = own.id AND service_type = service.code)
  OR EXISTS (SELECT FROM opening_week WHERE service_point_id = own.id AND service_type = service.code)
  OR EXISTS (SELECT FROM slot WHERE service_point_id = own.id AND service_type = service.code))
GROUP BY service.code, service.name::jsonb`;

const TEST_ITEMS = `
SELECT 'test-item', own.id, own.name, count(*)::int
FROM test_item AS own JOIN test_item_child AS child ON child.group_id = own.id
JOIN test_item AS item ON item.id = child.child_id AND item.sample
WHERE NOT own.sample
GROUP BY own.id, own.name`;

const SUBJECTS = `
SELECT 'subject', entry.id, entry.body -> 'label', count(*)::int
FROM content_entry AS entry JOIN test_item AS own ON own.subject = entry.body ->> 'dictValue' AND NOT own.sample
WHERE entry.sample AND entry.kind = 'dictionary' AND entry.body ->> 'dictType' = 'test_item_subject'
GROUP BY entry.id, entry.body`;

const COLLECTION_CENTRES = `
SELECT 'collection-centre', entry.id, coalesce(entry.draft, entry.body) -> 'name', 1
FROM content_entry AS entry
WHERE entry.kind = 'collection-centre' AND (NOT entry.sample OR entry.draft IS NOT NULL)
  AND EXISTS (SELECT FROM point WHERE id IN (entry.draft ->> 'servPtId',
    CASE WHEN NOT entry.sample THEN entry.body ->> 'servPtId' END))`;

/** A package without its group has no place on the site; a group with a draft is no longer published either. */
const PACKAGE_GROUPS = `
SELECT 'package-group', sample.id, sample.body -> 'name', count(*)::int
FROM content_entry AS sample JOIN content_entry AS own ON own.kind = 'package'
  AND sample.id IN (own.draft ->> 'group', CASE WHEN NOT own.sample THEN own.body ->> 'group' END)
WHERE sample.kind = 'package-group' AND sample.sample
  AND (NOT own.sample OR own.draft IS NOT NULL)
GROUP BY sample.id, sample.body`;

/** The sample's own orders are those of its reports; a draft or a cancelled order goes with the doctor. */
const ORDERS = `
SELECT 'order', lab_order.id::text, ${plain('lab_order.number')}, 1
FROM lab_order JOIN account ON account.id = lab_order.doctor_id AND account.sample
WHERE lab_order.state NOT IN ('DRAFT', 'CANCELLED') AND NOT EXISTS (
  SELECT FROM report WHERE report.order_id = lab_order.id AND report.system = $1)`;

/** Real things that hang on the sample, the first hundred. @param system of the reports of the sample */
export function readSampleObstacles(db: Queryable, system: string): Promise<SampleObstacle[]> {
  const parts = [
    ADMINISTRATOR,
    ACCOUNTS,
    PROVIDER,
    SERVICES,
    TEST_ITEMS,
    SUBJECTS,
    COLLECTION_CENTRES,
    PACKAGE_GROUPS,
    ORDERS,
  ];
  return db.rows<SampleObstacle>({
    name: 'sample-obstacles',
    text: `
WITH point AS MATERIALIZED (SELECT id, name FROM service_point WHERE sample)
${[BOOKINGS, ...parts].join('\nUNION ALL')}
ORDER BY kind, id LIMIT 100`,
    values: [system],
  });
}
