import { buildApp } from '../../app.ts';
import { offerPlaces } from '../../booking/waiting/offer-places.ts';
import { CAPTCHAS } from '../../captcha/captcha-stock.ts';
import { systemClock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import { loadKeyRing } from '../../crypto/key-ring.ts';
import { openDatabase } from '../../db/pool.ts';
import { startJobs } from '../../jobs/jobs.ts';
import { createLimits } from '../../limits/limits.ts';
import { createLogger } from '../../logging/logger.ts';

/*
 * One server process of a race: the whole API on the database of DATABASE_URL,
 * without the built sites. Tells its parent the port, ends when the parent lets go.
 */

const config = readConfig(process.env);
if (config.databaseUrl === undefined) throw new Error('DATABASE_URL names the database of the race');
const db = openDatabase(config.databaseUrl);
const keys = await loadKeyRing(config);
const clock = systemClock(config.test.clock);
const deps = {
  config,
  db,
  keys,
  clock,
  limits: createLimits({ config, db, keys }),
  log: createLogger(config),
};
const app = await buildApp(deps);
CAPTCHAS.fill();
const jobs = startJobs(deps, process.env.RACE_OFFERS_PLACES === undefined ? [] : [offerPlaces]);
await app.listen({ host: config.host, port: 0 });
const address = app.server.address();
process.send?.(typeof address === 'object' ? address?.port : undefined);
process.once('disconnect', async () => {
  await jobs.stop();
  await app.close();
  await db.close();
});
