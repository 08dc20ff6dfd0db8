import { formatServTime } from '@phial/domain/hong-kong-time';
import type { Config } from '../../config.ts';
import { loadDatabaseKeys } from '../../crypto/database-keys.ts';
import type { EncryptedColumn } from '../../crypto/encrypted-column.ts';
import { countReadable } from '../../crypto/readable-values.ts';
import { migrate } from '../../db/migrate.ts';
import type { Database } from '../../db/pool.ts';
import { OTHER_COLUMNS } from '../../key-rotation/rotate-keys.ts';
import { countMissingPictures } from '../../uploads/pictures.service.ts';
import { countSlots, readNewestBooking } from './check-database.sql.ts';

/** One line of what was looked at. */
export interface CheckedThing {
  readonly what: string;
  /** What was found, in words. */
  readonly found: string;
  readonly isGood: boolean;
}

const APPOINTMENT_COLUMNS: readonly EncryptedColumn[] = ['name', 'document_number', 'phone', 'email'].map(
  (column) => ({ table: 'appointment', column }),
);

/**
 * Looks at all of a restored database, every encrypted value included, and brings its tables up to date first: an older
 * version of the program may have made the backup.
 * @throws MigrationError when a newer one has; ConfigError when the keys are not those of the database
 */
export async function checkDatabase(
  db: Database,
  config: Pick<Config, 'keys' | 'dataDir'>,
): Promise<CheckedThing[]> {
  const added = await migrate(db);
  const keys = await loadDatabaseKeys(config, db);
  const columns = await Promise.all(
    [...APPOINTMENT_COLUMNS, ...OTHER_COLUMNS].map((column) => countReadable(db, keys, column)),
  );
  const values = columns.reduce((sum, column) => sum + column.values, 0);
  const unreadable = columns.reduce((sum, column) => sum + column.unreadable, 0);
  const { slots, wrong } = await countSlots(db);
  const pictures = await countMissingPictures(db);
  const { bookings, newest } = await readNewestBooking(db);
  return [
    {
      what: 'tables',
      found:
        added.length === 0 ? 'of this version' : `brought up to this version by ${added.length} migrations`,
      isGood: true,
    },
    { what: 'keys', found: keys.ids.join(', '), isGood: true },
    {
      what: 'encrypted values',
      found: `${values}, of which ${unreadable} do not open`,
      isGood: unreadable === 0,
    },
    {
      what: 'slots',
      found: `${slots}, of which ${wrong} count otherwise than their bookings`,
      isGood: wrong === 0,
    },
    {
      what: 'pictures',
      found: `${pictures.named}, of which ${pictures.missing} are missing`,
      isGood: pictures.missing === 0,
    },
    {
      what: 'bookings',
      found: newest === null ? 'none' : `${bookings}, the newest made ${formatServTime(newest)}`,
      isGood: true,
    },
  ];
}
