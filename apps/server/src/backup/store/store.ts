import type { Readable } from 'node:stream';

/** What a store that cannot be listed by itself has to be told; written after every change. */
export interface StoreIndex {
  /** Ids of the backups that are whole, oldest first. */
  readonly backups: readonly string[];
  /** Name of the WAL segment shipped last, `wal/<system>/<segment>.gz…`. */
  readonly lastSegment?: string;
}

/**
 * Where backups are kept: a folder, or whatever commands lead to. Names are relative paths such as
 * `20261125T031500Z/manifest.json`.
 */
export interface BackupStore {
  /** For messages: the folder, or the command. */
  readonly description: string;
  /**
   * Writes a file whole or not at all, as far as the store can.
   * @throws BackupError `destination-failed`, or `already-there` where a file of the name differs in its size
   */
  put(name: string, content: Readable, options?: { replace?: boolean }): Promise<void>;
  /** @throws BackupError `part-missing` */
  get(name: string): Readable;
  /** A name that is not there is no error. */
  remove(name: string): Promise<void>;
  /** Names in a sub-folder in their order; undefined when the store cannot be listed. */
  list(folder: string): Promise<string[] | undefined>;
  /** @throws BackupError when there is none, or it cannot be read */
  index(): Promise<StoreIndex>;
  noteIndex(index: StoreIndex): Promise<void>;
}

/** Commands of the operator that get at a store. */
export interface StoreCommands {
  /** Stores its standard input; absent where backups are only read. */
  readonly put?: string | undefined;
  /** Writes a file to its standard output. */
  readonly get?: string | undefined;
  readonly remove?: string | undefined;
}
