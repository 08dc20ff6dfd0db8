import { type CommandDependencies, runCommand, say } from './command.ts';
import { type Config, ConfigError } from './config.ts';
import { hasOldRows, loadDatabaseKeys } from './crypto/database-keys.ts';
import { addKeyToFile } from './crypto/key-file.ts';
import type { KeyRing } from './crypto/key-ring.ts';
import type { Database } from './db/pool.ts';
import { rotateKeys } from './key-rotation/rotate-keys.ts';

const USAGE = `npm run keys -- rotate
  Seals all bookings anew with a new key while the servers go on working.
  With PHIAL_KEYS: with the first key given there; give it to every server before.
  Otherwise: with a new key, put first in keys.json of the data folder.
`;

async function rotate({ config, db, clock }: CommandDependencies): Promise<void> {
  const keys = await keysToUse(config, db);
  say(`The newest key is ${keys.newestId}.`);
  const done = await rotateKeys({ db, keys, clock });
  if (done === undefined) {
    throw new ConfigError('Another rotation is under way: wait until it has ended');
  }
  say(`${done.rewritten} bookings were sealed anew with ${keys.newestId}.`);
  if (done.unreadable > 0) {
    say(`${done.unreadable} records could not be read and stay as they are: look for them in a backup.`);
  }
  const former = keys.ids.filter((id) => id !== keys.newestId).join(', ');
  const where = config.keys === undefined ? 'keys.json' : 'PHIAL_KEYS';
  if (former !== '')
    say(`Keep ${former} in ${where} for another 24 hours, for tokens and answers made before.`);
}

/** A rotation that was broken off is finished with its key before there is another one. */
async function keysToUse(config: Config, db: Database): Promise<KeyRing> {
  const keys = await loadDatabaseKeys(config, db);
  if (config.keys !== undefined || (await hasOldRows(db, keys))) return keys;
  await addKeyToFile(config.dataDir);
  return loadDatabaseKeys(config, db);
}

/** `npm run keys`. */
if (import.meta.main) {
  await runCommand(USAGE, ([command]) => (command === 'rotate' ? rotate : undefined), say);
}
