import type { Queryable, Statement } from '../../../apps/server/src/db/pool.ts';

/** The argument of a function of the server's SQL, with a pgbench expression where each value goes. */
export type Written<T> = T extends string | Date | Uint8Array
  ? string
  : T extends object
    ? { [Key in keyof T]: Written<T[Key]> }
    : T;

/**
 * The statement that a function of a `*.sql.ts` of the server sends: it is run
 * against a database that only listens, so the text is the server's own and
 * cannot fall behind, and each value arrives where the server puts it.
 * @param written the function's arguments, SQL expressions (with pgbench variables) in place of values
 */
export async function recordStatement<Args extends unknown[]>(
  send: (db: Queryable, ...args: Args) => Promise<unknown>,
  ...written: { [Index in keyof Args]: Written<Args[Index]> }
): Promise<Statement> {
  const sent: Statement[] = [];
  const listener: Queryable = {
    async query(statement) {
      sent.push(statement);
      return { rows: [], rowCount: 0 };
    },
    async rows(statement) {
      sent.push(statement);
      return [];
    },
    async row(statement) {
      sent.push(statement);
      return undefined;
    },
  };
  await send(listener, ...(written as unknown as Args));
  const [statement, ...others] = sent;
  if (statement === undefined || others.length > 0)
    throw new Error(`${send.name} sends ${sent.length} statements`);
  return statement;
}
