import type { DB } from '../db/tables.generated.ts';

/** An encrypted column, as the rotation of keys finds and writes it. */
export interface EncryptedColumn {
  readonly table: keyof DB;
  readonly column: string;
  /** The column with the id of the key; `key_id` when left out. */
  readonly keyColumn?: string;
  /** The column with the id of the record; `id` when left out. */
  readonly id?: string;
  /** Where a record has several rows, the column that distinguishes them, and the field a value is bound to. */
  readonly version?: { readonly column: string; readonly field: (version: number) => string };
  /** Rows that a rotation locks and keeps in memory at a time, where they are large. */
  readonly rowsABatch?: number;
  /** Where rows are found by a document number, the text of it that is hashed, read from the decrypted value. */
  readonly documentOf?: (text: string) => string;
}
