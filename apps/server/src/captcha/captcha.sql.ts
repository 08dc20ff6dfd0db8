import type { Queryable } from '../db/pool.ts';

/** How many expired captchas an insert takes away; more than one, so that they never pile up. */
const SWEPT_AT_ONCE = 20;

/** Stores a captcha and sweeps some that have expired. */
export async function insertCaptcha(
  db: Queryable,
  captcha: { captchaId: string; answerHash: Buffer; expiresAt: Date; now: Date },
): Promise<void> {
  await db.query({
    name: 'captcha-insert',
    // Rows that another insert is sweeping at this moment are skipped, so nobody waits.
    text: `WITH swept AS (
        DELETE FROM captcha WHERE captcha_id IN (
          SELECT captcha_id FROM captcha WHERE expires_at <= $4 LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED))
      INSERT INTO captcha (captcha_id, answer_hash, expires_at) VALUES ($1, $2, $3)`,
    values: [captcha.captchaId, captcha.answerHash, captcha.expiresAt, captcha.now],
  });
}

/**
 * Takes a captcha out of the store: of two attempts at once exactly one gets it.
 * @returns the keyed hash of its answer; undefined when unknown, spent or expired
 */
export async function takeCaptcha(db: Queryable, captchaId: string, now: Date): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ answer_hash: Buffer; expires_at: Date }>({
    name: 'captcha-take',
    text: 'DELETE FROM captcha WHERE captcha_id = $1 RETURNING answer_hash, expires_at',
    values: [captchaId],
  });
  const row = rows[0];
  return row !== undefined && row.expires_at > now ? row.answer_hash : undefined;
}
