import { randomBytes } from 'node:crypto';
import type { Database } from '../../../apps/server/src/db/pool.ts';

/** More than are spent in a second. */
const A_SECOND = 30_000;

/** pgbench gives each of its clients a stretch of numbers of its own. */
const NUMBERS_A_CLIENT = 1_000_000;

/** The captcha that a pgbench client spends next; needs the variable `spent`, 0 at the start. */
export const PGBENCH_NEXT_CAPTCHA = `\\set spent :spent + 1
\\set captcha :client_id * ${NUMBERS_A_CLIENT} + :spent`;

/** Id of captcha `n`, as the server reads it; {@link SQL_CAPTCHA_ID} is the same for pgbench. */
export function captchaId(n: number): string {
  const digits = String(n).padStart(32, '0');
  return [0, 8, 12, 16, 20].map((at, i, cuts) => digits.slice(at, cuts[i + 1])).join('-');
}

export const SQL_CAPTCHA_ID = "lpad(:captcha::text, 32, '0')";

/**
 * Lays out unspent captchas without drawing them, numbers 1 and on for each client, and takes away those of before.
 * @param clients how many have a stretch of their own; 1 where all take from one
 */
export async function layOutCaptchas(db: Database, clients: number, seconds: number): Promise<void> {
  await db.query({ name: 'bench-captcha-clear', text: 'TRUNCATE captcha', values: [] });
  await db.query({
    name: 'bench-captcha-lay-out',
    text: `
INSERT INTO captcha (captcha_id, answer_hash, expires_at)
SELECT lpad((client * ${NUMBERS_A_CLIENT} + n)::text, 32, '0')::uuid, $3, now() + interval '5 minutes'
FROM generate_series(0, $1::int - 1) AS client, generate_series(1, $2::int) AS n`,
    values: [clients, Math.ceil((A_SECOND * seconds) / clients), randomBytes(32)],
  });
}
