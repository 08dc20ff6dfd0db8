import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

/** How many expired captchas an insert takes away; more than one, so that they never pile up. */
const SWEPT_AT_ONCE = 20;

/** Stores a captcha and sweeps some that have expired. */
export async function insertCaptcha(
  db: Queryable,
  captcha: { captchaId: string; answerHash: Buffer; expiresAt: Date; now: Date; earned: boolean },
): Promise<void> {
  await db.query({
    name: 'captcha-insert',
    // Rows that another insert is sweeping at this moment are skipped, so nobody waits. Without the order, where few
    // have expired, every insert would look through the whole table for them.
    text: `WITH swept AS (
        DELETE FROM captcha WHERE captcha_id IN (
          SELECT captcha_id FROM captcha WHERE expires_at <= $4
          ORDER BY expires_at LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED))
      INSERT INTO captcha (captcha_id, answer_hash, expires_at, earned) VALUES ($1, $2, $3, $5)`,
    values: [captcha.captchaId, captcha.answerHash, captcha.expiresAt, captcha.now, captcha.earned],
  });
}

/**
 * Takes a captcha out of the store: of two attempts at once exactly one gets it.
 * @returns the keyed hash of its answer and whether it was earned by work; undefined when unknown, spent or expired
 */
export async function takeCaptcha(
  db: Queryable,
  captchaId: string,
  now: Date,
): Promise<{ answerHash: Buffer; earned: boolean } | undefined> {
  const { rows } = await db.query<Row<'captcha', 'answer_hash' | 'expires_at' | 'earned'>>({
    name: 'captcha-take',
    text: 'DELETE FROM captcha WHERE captcha_id = $1 RETURNING answer_hash, expires_at, earned',
    values: [captchaId],
  });
  const row = rows[0];
  if (row === undefined || row.expires_at <= now) return undefined;
  return { answerHash: row.answer_hash, earned: row.earned };
}
