import pg from 'pg';
import { expect, it } from 'vitest';
import { isConnectionError, isReadOnly } from './database-error.ts';

/** As PostgreSQL 15 answers; the cluster that gives these answers is in `proof/src/ha`. */
function answer(code: string, routine: string): Error {
  return Object.assign(new pg.DatabaseError('', 0, 'error'), { code, routine });
}

it('takes a standby that has no unlogged tables for a database that takes no writes', () => {
  const refused = answer('0A000', 'get_relation_info');
  expect(isReadOnly(refused)).toBe(true);
  expect(isConnectionError(refused)).toBe(true);
});

it('takes another feature that is not supported for a mistake of ours', () => {
  const refused = answer('0A000', 'transformFromClauseItem');
  expect(isReadOnly(refused)).toBe(false);
  expect(isConnectionError(refused)).toBe(false);
});
