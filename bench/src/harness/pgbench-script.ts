import type { Database, Statement } from '../../../apps/server/src/db/pool.ts';

/**
 * A pgbench script of the server's statements. Each parameter becomes its
 * expression, cast to the type PostgreSQL itself finds for it: pgbench numbers
 * every mention anew, and one mention alone does not always tell a type.
 * @param db with the server's tables
 * @param sets lines of `\set`
 * @param statements as recorded, an expression, a list of them, or null for each value
 */
export async function pgbenchScript(db: Database, sets: string[], statements: Statement[]): Promise<string> {
  const texts = statements.map(async (statement) => {
    const types = await parameterTypes(db, statement);
    const text = statement.text.trim().replace(/\$(\d+)/g, (_, number: string) => {
      const at = Number(number) - 1;
      return `(${expression(statement, at)})::${types[at]}`;
    });
    return `${text};`;
  });
  return `${[...sets, ...(await Promise.all(texts))].join('\n')}\n`;
}

function expression({ name, values = [] }: Statement, at: number): string {
  const value = values[at];
  if (value === null) return 'NULL';
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `ARRAY[${value.join(', ')}]`;
  if (typeof value !== 'string') throw new Error(`parameter ${at + 1} of ${name} has no expression`);
  return value;
}

function parameterTypes(db: Database, { name, text }: Statement): Promise<string[]> {
  const prepared = `types of ${name}`;
  return db.transaction(async (tx) => {
    await tx.query({ name: `prepare ${name}`, text: `PREPARE "${prepared}" AS ${text}` });
    const row = await tx.row<{ types: string[] }>({
      name: 'bench-parameter-types',
      text: 'SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = $1',
      values: [prepared],
    });
    await tx.query({ name: `deallocate ${name}`, text: `DEALLOCATE "${prepared}"` });
    return row?.types ?? [];
  });
}
