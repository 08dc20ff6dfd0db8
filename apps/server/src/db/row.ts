import type { SelectType } from 'kysely';
import type { DB } from './tables.generated.ts';

/** A row of a table as a statement answers with it, or some of its columns. */
export type Row<Table extends keyof DB, Column extends keyof DB[Table] = keyof DB[Table]> = {
  [Key in Column]: SelectType<DB[Table][Key]>;
};

/** A {@link Row} whose statement answers with `created_at AS "createdAt"`, and so on. */
export type CamelRow<
  Table extends keyof DB,
  Column extends keyof DB[Table] & string = keyof DB[Table] & string,
> = {
  [Key in Column as Camel<Key>]: SelectType<DB[Table][Key]>;
};

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/** Columns of a row that has them all, though the table lets them be null: for one, once personal data are erased. */
export type FilledRow<Table extends keyof DB, Column extends keyof DB[Table]> = {
  [Key in Column]: NonNullable<SelectType<DB[Table][Key]>>;
};
