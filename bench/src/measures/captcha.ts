import { insertCaptcha } from '../../../apps/server/src/captcha/captcha.sql.ts';
import type { Database } from '../../../apps/server/src/db/pool.ts';
import { againstPgbench, type Measure } from '../harness/measure.ts';
import { pgbenchScript } from '../harness/pgbench-script.ts';
import { recordStatement } from '../harness/record-statement.ts';
import { getRequest } from '../harness/request-bytes.ts';

export async function captchaScript(db: Database): Promise<string> {
  const id = "rpad(:id::text, 32, '0')";
  const captcha = {
    captchaId: id,
    answerHash: `${id}::bytea`,
    expiresAt: ':expires',
    now: ':now',
    earned: false,
  };
  const statement = await recordStatement(insertCaptcha, captcha);
  return pgbenchScript(db, ['\\set id random(1000000000000000000, 9223372036854775807)'], [statement]);
}

/** Mostly the picture: pgbench draws none. */
export const captcha: Measure = {
  name: 'captcha',
  title: 'captcha, picture and all',
  against: 'pgbench',
  threadAim: 0.3,
  async contest(stand) {
    const request = getRequest('/api/auth/code');
    const now = new Date();
    return againstPgbench(stand, {
      request: () => request,
      script: await captchaScript(stand.db),
      variables: { now: now.toISOString(), expires: new Date(now.getTime() + 300_000).toISOString() },
    });
  },
};
