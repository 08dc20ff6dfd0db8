import { buildApp } from '../../app.ts';
import { systemClock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import { loadKeyRing } from '../../crypto/key-ring.ts';
import { openDatabase } from '../../db/pool.ts';
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
const app = await buildApp({
  config,
  db,
  keys,
  clock,
  limits: createLimits({ config, db, keys }),
  log: createLogger(config),
});
await app.listen({ host: config.host, port: 0 });
const address = app.server.address();
process.send?.(typeof address === 'object' ? address?.port : undefined);
process.once('disconnect', () => void app.close().then(() => db.close()));
