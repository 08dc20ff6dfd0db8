import { randomUUID } from 'node:crypto';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { systemClock } from '../../apps/server/src/clock.ts';
import { loadKeyRing } from '../../apps/server/src/crypto/key-ring.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import type { Database } from '../../apps/server/src/db/pool.ts';
import { askAtOnce } from './harness/ask-at-once.ts';
import { freePort } from './harness/free-port.ts';
import { load } from './harness/machine.ts';
import { DATA_DIR, onOwnDatabase } from './harness/own-database.ts';
import { postRequest } from './harness/request-bytes.ts';
import { median } from './harness/rounds.ts';
import { type ServerProcess, startServer } from './harness/server-process.ts';
import { slotStart } from './world/calendar.ts';
import { benchKeys, callerAddress } from './world/callers.ts';
import { captchaId, layOutCaptchas } from './world/captchas.ts';
import { CAPTCHA_ANSWER, documentNumber, EMAIL, FIRST_NEWCOMER, NAME, PHONE } from './world/people.ts';
import { emptyDatabase, makePersonTable, setCapacity, settleTables } from './world/seed.sql.ts';
import { FIRST_POINT, seedWorld } from './world/seed.ts';

/*
 * `npm run bench:rush`: 500 people confirm the same slot of ten seats at the same moment, at three server processes, limits on.
 */

const PEOPLE = 500;
const SEATS = 10;
const SERVERS = 3;
const ROUNDS = 7;

await onOwnDatabase(async (db, url) => {
  const setting = benchKeys();
  const keys = await loadKeyRing({ keys: setting, dataDir: DATA_DIR });
  await emptyDatabase(db);
  await migrate(db);
  await makePersonTable(db);
  const world = await seedWorld({ db, keys, clock: systemClock() }, { points: 80, people: 3_000 });
  await settleTables(db);
  const servers: ServerProcess[] = [];
  try {
    for (let n = 0; n < SERVERS; n++) {
      const port = await freePort();
      servers.push(
        await startServer({
          port,
          databaseUrl: url,
          keys: setting,
          dataDir: DATA_DIR,
          workers: 1,
          limits: true,
        }),
      );
    }
    console.log(`${PEOPLE} people, ${SEATS} seats, ${SERVERS} processes; load ${load()}`);
    const longest: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = await cpuSeconds(servers);
      const answers = await rush(db, servers, slotStart(world.monday, 1, round), round);
      const cpu = (await cpuSeconds(servers)) - before;
      const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
      const booked = answers.filter(({ status }) => status === 200).length;
      const refused = answers.filter(({ status }) => status === 409).length;
      const [half = 0, last = 0] = [median(times), times.at(-1)];
      console.log(
        `${booked} booked, ${refused} refused: median ${half.toFixed(0)} ms, last ${last.toFixed(0)} ms; processes ${((cpu * 1000) / PEOPLE).toFixed(2)} ms each`,
      );
      if (round > 0) longest.push(last);
    }
    console.log(`last answer, median of ${longest.length} rounds: ${median(longest).toFixed(0)} ms`);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
});

async function rush(db: Database, servers: ServerProcess[], startsAt: Date, round: number) {
  await layOutCaptchas(db, 1, 1);
  await setCapacity(db, { servicePointId: String(FIRST_POINT), serviceType: 'ECG', startsAt }, SEATS);
  return askAtOnce(
    Array.from({ length: PEOPLE }, (_, n) => {
      const person = FIRST_NEWCOMER + round * PEOPLE + n;
      const body = {
        name: NAME,
        docNo: documentNumber(person),
        telNo: PHONE,
        email: EMAIL,
        language: 'en',
        uuid: captchaId(n + 1),
        captcha: CAPTCHA_ANSWER,
        type: 'ECG',
        isModifyReserve: false,
        servPtId: String(FIRST_POINT),
        servTime: formatServTime(startsAt),
      };
      const request = postRequest('/api/rest/appointment/appt', body, {
        'Idempotency-Key': randomUUID(),
        'X-Forwarded-For': callerAddress(person),
      });
      return { port: servers[n % servers.length]?.port ?? 0, request };
    }),
  );
}

async function cpuSeconds(servers: ServerProcess[]): Promise<number> {
  const seconds = await Promise.all(servers.map((server) => server.cpuSeconds()));
  return seconds.reduce((sum, one) => sum + one, 0);
}
