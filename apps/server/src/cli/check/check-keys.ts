import type { Config } from '../../config.ts';
import { loadDatabaseKeys } from '../../crypto/database-keys.ts';
import type { EncryptedColumn } from '../../crypto/encrypted-column.ts';
import { hasKeyFile, keyFilePath } from '../../crypto/key-file.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { tryKeys } from '../../crypto/try-keys.ts';
import type { Database } from '../../db/pool.ts';
import { OTHER_COLUMNS } from '../../key-rotation/rotate-keys.ts';
import { explainStartFailure } from '../../start-failure.ts';
import { type Finding, failed, good, warning } from './finding.ts';

const BOOKINGS: EncryptedColumn = { table: 'appointment', column: 'name' };

/** Whether the keys are those of the database, and open what it holds. */
export async function checkKeys(
  config: Config,
  db: Database,
): Promise<{ finding: Finding; keys: KeyRing | undefined }> {
  const subject = 'keys';
  const source = config.keys === undefined ? keyFilePath(config.dataDir) : 'PHIAL_KEYS';
  let keys: KeyRing;
  try {
    // Otherwise they would be made here: a check changes nothing.
    if (config.keys === undefined && !(await hasKeyFile(config.dataDir))) {
      return {
        finding: failed(
          subject,
          `${source} is missing: restore it from the backup of the keys, or set PHIAL_KEYS`,
        ),
        keys: undefined,
      };
    }
    keys = await loadDatabaseKeys(config, db);
  } catch (error) {
    return { finding: failed(subject, explainStartFailure(error)), keys: undefined };
  }
  const { tried, unreadable } = await tryKeys(db, keys, [BOOKINGS, ...OTHER_COLUMNS]);
  const which = `${keys.ids.join(', ')} of ${source}`;
  return {
    finding:
      unreadable.length === 0
        ? good(subject, `${which} open all ${tried} records that were tried`)
        : warning(
            subject,
            `${which}: records cannot be read in ${unreadable.join(', ')}: look for them in a backup`,
          ),
    keys,
  };
}
