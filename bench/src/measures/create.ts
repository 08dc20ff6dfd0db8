import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { createAppointment } from '../../../apps/server/src/booking/create.sql.ts';
import { encryptPerson } from '../../../apps/server/src/booking/encrypted-person.ts';
import { takeCaptcha } from '../../../apps/server/src/captcha/captcha.sql.ts';
import type { KeyRing } from '../../../apps/server/src/crypto/key-ring.ts';
import type { Database } from '../../../apps/server/src/db/pool.ts';
import { againstPgbench, type Measure } from '../harness/measure.ts';
import { pgbenchScript } from '../harness/pgbench-script.ts';
import { recordStatement } from '../harness/record-statement.ts';
import { postRequest } from '../harness/request-bytes.ts';
import type { Stand } from '../harness/stand.ts';
import { PGBENCH_SLOT_START, pgbenchFirstSlot, randomSlotStart } from '../world/calendar.ts';
import { callerAddress } from '../world/callers.ts';
import { captchaId, PGBENCH_NEXT_CAPTCHA, SQL_CAPTCHA_ID } from '../world/captchas.ts';
import { CAPTCHA_ANSWER, documentNumber, EMAIL, FIRST_NEWCOMER, NAME, PHONE } from '../world/people.ts';
import { FIRST_POINT } from '../world/seed.ts';

/** Of the response that is stored for a repeat, encrypted. */
const ANSWER_BYTES = 1_100;

/** An id, or 32 bytes, as far apart from the others as a random one. */
const RANDOM_ID = "rpad(:id::text, 32, '0')";

/** @param points number of service points to choose from */
export async function createScript(db: Database, points: number): Promise<string> {
  const hash = `${RANDOM_ID}::bytea`;
  const booking = await recordStatement(createAppointment, {
    wanted: {
      servicePointId: ':servicepoint',
      serviceType: "'ECG'",
      startsAt: 'to_timestamp(:start)',
      now: ':now',
      holdId: undefined,
    },
    appointmentId: RANDOM_ID,
    eventId: RANDOM_ID,
    reservationCode: ':id',
    serviceDay: 'to_timestamp(:start)',
    bookedBy: "'visitor'",
    language: "'en'",
    document: { keyId: ':keyid', hash, older: [] },
    person: { keyId: ':keyid', name: ':name', documentNumber: ':document', phone: ':phone', email: ':email' },
    storedResponse: { keyHash: hash, bodyHash: hash, keyId: ':keyid', response: ':response' },
  });
  const picks = [
    '\\set id random(1000000000000000000, 9223372036854775807)',
    `\\set servicepoint random(${FIRST_POINT}, ${FIRST_POINT + points - 1})`,
  ];
  const captcha = await recordStatement(takeCaptcha, SQL_CAPTCHA_ID, ':now');
  return pgbenchScript(db, [PGBENCH_NEXT_CAPTCHA, ...picks, PGBENCH_SLOT_START], [captcha, booking]);
}

/** What {@link createScript} is run with. */
export function createVariables({ world, keys }: Pick<Stand, 'world' | 'keys'>) {
  return {
    first: pgbenchFirstSlot(world.monday),
    now: new Date().toISOString(),
    spent: 0,
    ...encryptedVariables(keys),
  };
}

/** What the server would encrypt, as long as it would be. */
export function encryptedVariables(keys: KeyRing) {
  const person = { name: NAME, docNo: documentNumber(0), telNo: PHONE, email: EMAIL };
  const { name, documentNumber: document, phone, email } = encryptPerson(keys, randomUUID(), person);
  const columns = { name, document, phone, email, response: randomBytes(ANSWER_BYTES) };
  const hex = Object.entries(columns).map(([column, bytes]) => [column, `\\x${bytes?.toString('hex')}`]);
  return { keyid: keys.newestId, ...(Object.fromEntries(hex) as Record<keyof typeof columns, string>) };
}

/** Captcha, rules, encryption, seat, appointment, stored response and event, each for somebody new, over all slots. */
export const create: Measure = {
  name: 'create',
  title: 'create',
  against: 'pgbench',
  aim: 0.55,
  async contest(stand) {
    const { db, world, keys } = stand;
    let newcomer = FIRST_NEWCOMER;
    return againstPgbench(stand, {
      request(n) {
        newcomer += 1;
        const body = {
          name: NAME,
          docNo: documentNumber(newcomer),
          telNo: PHONE,
          email: EMAIL,
          language: 'en',
          uuid: captchaId(n),
          captcha: CAPTCHA_ANSWER,
          type: 'ECG',
          isModifyReserve: false,
          servPtId: String(FIRST_POINT + randomInt(world.points)),
          servTime: formatServTime(randomSlotStart(world.monday)),
        };
        return postRequest('/api/rest/appointment/appt', body, {
          'Idempotency-Key': randomUUID(),
          'X-Forwarded-For': callerAddress(newcomer),
        });
      },
      script: await createScript(db, world.points),
      variables: createVariables({ world, keys }),
      spendsCaptchas: true,
      limits: true,
    });
  },
};
