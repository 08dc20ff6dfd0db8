import type { SelectType } from 'kysely';
import type { DB } from './tables.generated.ts';

/** A row of a table as a statement answers with it, or some of its columns. */
export type Row<Table extends keyof DB, Column extends keyof DB[Table] = keyof DB[Table]> = {
  [Key in Column]: SelectType<DB[Table][Key]>;
};

/** Columns of a row that has them all, though the table lets them be null: for one, once personal data are erased. */
export type FilledRow<Table extends keyof DB, Column extends keyof DB[Table]> = {
  [Key in Column]: NonNullable<SelectType<DB[Table][Key]>>;
};
