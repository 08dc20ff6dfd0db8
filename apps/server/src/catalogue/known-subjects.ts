import type { Queryable } from '../db/pool.ts';
import { readSubjects } from './subjects.sql.ts';

/** The subjects that there are; undefined where there is no dictionary of them, and any will do. */
export async function knownSubjects(db: Queryable): Promise<ReadonlySet<string> | undefined> {
  const subjects = await readSubjects(db);
  return subjects.length > 0 ? new Set(subjects) : undefined;
}
