import type { AppDependencies } from '../../app-dependencies.ts';
import { allowRest } from '../../db/locks.ts';
import type { Database, Queryable } from '../../db/pool.ts';
import type { Job } from '../../jobs/jobs.ts';
import { auditHeads } from '../../metrics/outcome-counters.ts';
import { readChainEnd } from '../chain/links.sql.ts';
import { noteHeadWritten, readHeadWritten } from './head.sql.ts';
import { headLine } from './head-line.ts';
import { putLine } from './put-line.ts';

const WRITTEN_EVERY_MS = 3_600_000;

/**
 * Writes the end of the chain out to `AUDIT_HEADS_TO` each hour, also where nothing was added, so that whoever keeps
 * the heads notices when none comes. What cannot be written is tried again with the next turn.
 */
export const writeAuditHeads: Job = { name: 'write-audit-heads', everySeconds: 60, work: writeHead };

/**
 * One turn, in a transaction that keeps other turns away.
 * @returns how many heads were written: 1 or 0
 */
export async function writeHead({
  db,
  database,
  clock,
  config,
  keys,
  log,
}: Pick<AppDependencies, 'clock' | 'config' | 'keys' | 'log'> & {
  db: Queryable;
  database: Database;
}): Promise<number> {
  if (config.auditHeadsTo === undefined) return 0;
  const [now, last, end] = [clock.now(), await readHeadWritten(db), await readChainEnd(db)];
  const passed = last === undefined ? WRITTEN_EVERY_MS : Math.abs(now.getTime() - last.getTime());
  if (end === undefined || passed < WRITTEN_EVERY_MS) return 0;
  await allowRest(db);
  try {
    await putLine(config.auditHeadsTo, headLine(keys, { ...end, at: now.toISOString() }));
  } catch (error) {
    auditHeads(database).inc({ outcome: 'failed' });
    log.warn({ err: error }, 'the head of the audit log could not be written to AUDIT_HEADS_TO');
    return 0;
  }
  auditHeads(database).inc({ outcome: 'written' });
  await noteHeadWritten(db, end.sequence, now);
  return 1;
}
