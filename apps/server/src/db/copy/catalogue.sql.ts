import type { Queryable } from '../pool.ts';

/** A table as both sides must have it. Names are quoted where SQL wants it. */
export interface CopiedTable {
  readonly name: string;
  /** The columns that are written, as an SQL list; the database fills in the others. */
  readonly columns: string;
  /** Name, type and kind of every column, in the order of their names. */
  readonly shape: string;
}

/** Tables of the schema in use, without those of an extension. */
export function listTables(db: Queryable) {
  return db.rows<CopiedTable>({
    name: 'copy-tables',
    text: `
SELECT quote_ident(relname) AS name,
  string_agg(quote_ident(attname), ', ' ORDER BY attnum) FILTER (WHERE attgenerated = '') AS columns,
  string_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated), ', '
    ORDER BY attname) AS shape
FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
WHERE relkind = 'r' AND relnamespace = to_regnamespace(quote_ident(current_schema()))
  AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
GROUP BY relname ORDER BY relname`,
  });
}

/** Whatever else than extensions have brought stands in the schema in use: tables, views and sequences. */
export function listRelations(db: Queryable) {
  return db.rows<{ name: string }>({
    name: 'copy-relations',
    text: `
SELECT relname AS name FROM pg_class
WHERE relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND relnamespace = to_regnamespace(quote_ident(current_schema()))
  AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
ORDER BY relkind <> 'r', relname`,
  });
}

/** A foreign key, with the text that makes it again. */
export interface ForeignKey {
  readonly tableName: string;
  readonly name: string;
  readonly definition: string;
}

export function listForeignKeys(db: Queryable) {
  return db.rows<ForeignKey>({
    name: 'copy-foreign-keys',
    text: `
SELECT conrelid::regclass::text AS "tableName", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
FROM pg_constraint
WHERE contype = 'f' AND connamespace = to_regnamespace(quote_ident(current_schema()))
ORDER BY conrelid::regclass::text, conname`,
  });
}

/** A trigger of the migrations, and for which sessions it fires: `O` ordinary ones, `A` all, `R` replaying ones, `D` none. */
export interface Trigger {
  readonly tableName: string;
  readonly name: string;
  readonly fires: 'O' | 'A' | 'R' | 'D';
}

export function listTriggers(db: Queryable) {
  return db.rows<Trigger>({
    name: 'copy-triggers',
    text: `
SELECT tgrelid::regclass::text AS "tableName", quote_ident(tgname) AS name, tgenabled AS fires
FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
WHERE NOT tgisinternal AND relnamespace = to_regnamespace(quote_ident(current_schema()))
ORDER BY tgrelid::regclass::text, tgname`,
  });
}

/** The names of sequences, those of identity columns among them. */
export async function listSequences(db: Queryable): Promise<string[]> {
  const rows = await db.rows<{ name: string }>({
    name: 'copy-sequences',
    text: `
SELECT quote_ident(relname) AS name FROM pg_class
WHERE relkind = 'S' AND relnamespace = to_regnamespace(quote_ident(current_schema())) ORDER BY relname`,
  });
  return rows.map(({ name }) => name);
}
