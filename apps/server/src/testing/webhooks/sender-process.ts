import { systemClock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import { loadKeyRing } from '../../crypto/key-ring.ts';
import { openDatabase } from '../../db/pool.ts';
import { createLogger } from '../../logging/logger.ts';
import { startWebhooks } from '../../webhooks/sending/start-webhooks.ts';

/*
 * What sends webhooks, in a process of its own on the database of DATABASE_URL. Tells its parent that it runs, ends in
 * order when the parent lets go.
 */

const config = readConfig(process.env);
if (config.databaseUrl === undefined) throw new Error('DATABASE_URL names the database of the test');
const db = openDatabase(config.databaseUrl);
const keys = await loadKeyRing(config);
const webhooks = startWebhooks({
  db,
  keys,
  config,
  clock: systemClock(config.test.clock),
  log: createLogger(config),
});
process.once('disconnect', () => void webhooks.stop().then(() => db.close()));
process.send?.('running');
