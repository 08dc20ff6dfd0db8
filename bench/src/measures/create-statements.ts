import type { Measure } from '../harness/measure.ts';
import { runPgbench } from '../harness/pgbench.ts';
import { PGBENCH_SLOT_START } from '../world/calendar.ts';
import { layOutCaptchas } from '../world/captchas.ts';
import { makeLeastBooking } from '../world/seed.sql.ts';
import { FIRST_POINT } from '../world/seed.ts';
import { createScript, createVariables } from './create.ts';

/**
 * The least that a booking can be: one guarded update of the slot, one row as wide as an appointment, and the two
 * unique indexes that keep a person to one booking at a time. No captcha, no stored response, no audit log, no message.
 */
function leastScript(points: number): string {
  return `\\set id random(1000000000000000000, 9223372036854775807)
\\set servicepoint random(${FIRST_POINT}, ${FIRST_POINT + points - 1})
${PGBENCH_SLOT_START}
WITH seat AS (
  UPDATE slot SET taken = taken + 1
  WHERE service_point_id = (:servicepoint)::text AND service_type = 'ECG' AND starts_at = to_timestamp(:start)
    AND taken < capacity
  RETURNING id, service_point_id, service_type, starts_at)
INSERT INTO bench_least_booking (id, reservation_code, slot_id, service_point_id, service_type, starts_at, service_day,
  status, language, key_id, name, document_number, phone, email, hash_key_id, document_hash, created_at, updated_at)
SELECT rpad(:id::text, 32, '0')::uuid, (:id)::text, id, service_point_id, service_type, starts_at, starts_at::date,
  'BOOKED', 'en', (:keyid)::text, (:name)::bytea, (:document)::bytea, (:phone)::bytea, (:email)::bytea, (:keyid)::text,
  rpad(:id::text, 32, '0')::bytea, now(), now()
FROM seat;
`;
}

/** What the promises of a booking cost the database: its own statements against the least that there could be. */
export const createStatements: Measure = {
  name: 'create-statements',
  title: 'create, its statements alone',
  against: 'least booking',
  aim: 0.5,
  async contest({ db, world, keys, url, pgbench, clients }) {
    const script = await createScript(db, world.points);
    const variables = createVariables({ world, keys });
    await makeLeastBooking(db);
    const run = (script: string, seconds: number) =>
      runPgbench(pgbench, { url, script, variables, clients, seconds });
    return {
      async ours(seconds) {
        await layOutCaptchas(db, clients, seconds);
        return { rate: await run(script, seconds), cpu: undefined };
      },
      theirs: (seconds) => run(leastScript(world.points), seconds),
    };
  },
};
