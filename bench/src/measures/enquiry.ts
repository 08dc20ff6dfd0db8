import { findByDocument } from '../../../apps/server/src/booking/enquiry.sql.ts';
import { takeCaptcha } from '../../../apps/server/src/captcha/captcha.sql.ts';
import type { Database } from '../../../apps/server/src/db/pool.ts';
import { againstPgbench, type Measure } from '../harness/measure.ts';
import { pgbenchScript } from '../harness/pgbench-script.ts';
import { recordStatement } from '../harness/record-statement.ts';
import { postRequest } from '../harness/request-bytes.ts';
import { captchaId, PGBENCH_NEXT_CAPTCHA, SQL_CAPTCHA_ID } from '../world/captchas.ts';
import { CAPTCHA_ANSWER, documentNumber, NAME } from '../world/people.ts';

/** @param people number of those who have booked; the variable `person` picks one */
export async function enquiryScript(db: Database, people: number): Promise<string> {
  const hash = '(SELECT document_hash FROM bench_person WHERE person = :person)';
  return pgbenchScript(
    db,
    [PGBENCH_NEXT_CAPTCHA, `\\set person random(0, ${people - 1})`],
    [
      await recordStatement(takeCaptcha, SQL_CAPTCHA_ID, ':now'),
      await recordStatement(findByDocument, { keyId: ':keyid', hash, older: [] }, ':now'),
    ],
  );
}

/** A person with one to three coming bookings, whose columns are decrypted for the response. */
export const enquiry: Measure = {
  name: 'enquiry',
  title: 'enquiry',
  against: 'pgbench',
  aim: 0.35,
  async contest(stand) {
    const { db, world } = stand;
    return againstPgbench(stand, {
      request(n) {
        const docNo = documentNumber(Math.floor(Math.random() * world.people));
        const captcha = { uuid: captchaId(n), captcha: CAPTCHA_ANSWER };
        return postRequest('/api/rest/appointment/appt/list', {
          name: NAME,
          docNo,
          ...captcha,
          language: 'en',
        });
      },
      script: await enquiryScript(db, world.people),
      variables: { keyid: stand.keys.newestId, now: new Date().toISOString(), spent: 0 },
      spendsCaptchas: true,
    });
  },
};
